import type { TFunction } from 'i18next'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import { answerSaid, changedThing } from '#shared/domain/quoting/changeWords.ts'
import type { PriceMove } from '#shared/domain/rating/priceMoves.ts'
import { compactMoney, number, percent } from '#web/i18n/format.ts'

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

/** The terms of a whole quote that a table may have said something else of for each coverage. */
export interface WholeTerms {
  readonly deductible: WholeUnits
  readonly limit: WholeUnits
}

/** What moved where its table said something else of each coverage: the terms of the whole, where those are others. */
const ofWhole = (key: PriceMove['key'], before: WholeTerms, after: WholeTerms) => {
  if (key !== 'limit' && key !== 'deductible') return undefined
  return before[key] === after[key] ? undefined : { was: compactMoney(before[key]), is: compactMoney(after[key]) }
}

/** A move in words: what moved, and what its table said of the policy and says of the renewal. */
export const moveWords = (
  move: PriceMove & { readonly coverage?: string | undefined },
  t: TFunction<'quote'>,
  whole?: { readonly before: WholeTerms; readonly after: WholeTerms },
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
    ...(before === undefined && after === undefined && whole && ofWhole(key, whole.before, whole.after)),
    isReason: key !== 'rounding' && key !== 'tax',
  }
}
