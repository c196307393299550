import type { TFunction } from 'i18next'
import { answerSaid, changedThing } from '#shared/domain/quoting/changeWords.ts'
import type { PriceMove } from '#shared/domain/rating/priceMoves.ts'
import { number, percent } from '#web/i18n/format.ts'

/** Tables that are read by an amount, which is easier to read with its thousands. */
const byAmount: readonly PriceMove['key'][] = ['baseRate', 'deductible', 'limit', 'recordCount']

const inputOf = (key: PriceMove['key'], input: string): string =>
  byAmount.includes(key) && /^\d+$/.test(input) ? number(Number(input)) : input

/** What a control was answered: `mfaEmail YES` is told beside the question. */
const isAnswer = /^(\S+) (.+)$/

const readingOf = (key: PriceMove['key'], reading: PriceMove['before']): string => {
  if (reading === undefined) return '–'
  const answer = key === 'securityControl' ? isAnswer.exec(reading.input)?.[2] : undefined
  const input = answer === undefined ? inputOf(key, reading.input) : answerSaid(answer)
  if (key === 'fee') return '–'
  if (key === 'tax') return percent(reading.factor, { digits: 3 })
  if (key === 'baseRate' || key === 'minimumPremium') return input
  return `${input} (× ${reading.factor})`
}

/** A move in words: what moved, and what its table said of the policy and says of the renewal. */
export const moveWords = (
  move: PriceMove & { readonly coverage?: string | undefined },
  t: TFunction<'quote'>,
): {
  readonly key: string
  readonly label: string
  readonly was: string
  readonly is: string
  /** It moved the price by itself; taxes and rounding follow what did. */
  readonly isReason: boolean
} => {
  const { key, table, coverageId, coverage, before, after } = move
  const name = `${table}|${coverageId ?? ''}|${key}`
  if (key === 'coverageAdded' || key === 'coverageRemoved')
    return { key: name, label: t(`renewal.${key}`, { coverage: coverage ?? '' }), was: '–', is: '–', isReason: true }
  const question = key === 'securityControl' ? isAnswer.exec((after ?? before)?.input ?? '')?.[1] : undefined
  return {
    key: name,
    label:
      question === undefined ? t(`waterfall.${key}`) : `${t('waterfall.securityControl')}: ${changedThing(question)}`,
    was: readingOf(key, before),
    is: readingOf(key, after),
    isReason: key !== 'rounding' && key !== 'tax',
  }
}
