import type { TFunction } from 'i18next'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import { answerSaid, changedThing } from '#shared/domain/quoting/changeWords.ts'
import type { PriceMove } from '#shared/domain/rating/priceMoves.ts'
import { compactMoney, number, percent } from '#web/i18n/format.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'

/** Tables that are read by an amount, which is easier to read with its thousands. */
const byAmount: readonly PriceMove['key'][] = ['baseRate', 'deductible', 'limit', 'recordCount']

/** What a table was read by, as a person says it; what is no number is in words. */
const inputOf = (key: PriceMove['key'], input: string, t: TFunction<'quote'>): string => {
  if (!/^-?\d+$/.test(input)) return input
  if (key === 'waitingPeriod') return waitingWords(t, Number(input))
  if (key === 'retroPeriod') return retroWords(t, Number(input))
  return byAmount.includes(key) ? number(Number(input)) : input
}

/** What a control was answered: `mfaEmail YES` is told beside the question. */
const isAnswer = /^(\S+) (.+)$/

/** A fee has no table: its amount is the effect. */
const readingOf = (key: PriceMove['key'], reading: NonNullable<PriceMove['before']>, t: TFunction<'quote'>): string => {
  const answer = key === 'securityControl' ? isAnswer.exec(reading.input)?.[2] : undefined
  const input = answer === undefined ? inputOf(key, reading.input, t) : answerSaid(answer)
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

/**
 * What a table said of the policy and says of the renewal, in words also where it says nothing of one of them, or other things of
 * each coverage; nothing where that is so of both.
 */
const readings = (
  { key, several, before, after }: PriceMove,
  t: TFunction<'quote'>,
): { readonly was: string; readonly is: string } => {
  if (key === 'fee' || several === 'both' || (before === undefined && after === undefined)) return { was: '–', is: '–' }
  const read = (reading: PriceMove['before'], side: 'after' | 'before') => {
    if (reading !== undefined) return readingOf(key, reading, t)
    if (several === side) return t('renewal.byCoverage')
    return t(side === 'before' ? 'renewal.noneBefore' : 'renewal.noneNow')
  }
  return { was: read(before, 'before'), is: read(after, 'after') }
}

/** A move in words: what moved, and what its table said of the policy and says of the renewal. */
export const moveWords = (
  move: PriceMove & { readonly coverage?: string | undefined; readonly tax?: string | undefined },
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
  const { key, table, coverageId, coverage, tax, before, after } = move
  const added = key === 'coverageAdded'
  const name = `${table}|${coverageId ?? ''}|${key}`
  if (added || key === 'coverageRemoved')
    return {
      key: name,
      label: t(`renewal.${key}`, { coverage: coverage ?? '' }),
      was: t(added ? 'renewal.notCovered' : 'renewal.covered'),
      is: t(added ? 'renewal.covered' : 'renewal.notCovered'),
      isReason: true,
    }
  const question = key === 'securityControl' ? isAnswer.exec((after ?? before)?.input ?? '')?.[1] : undefined
  return {
    key: name,
    label:
      question === undefined
        ? (tax ?? t(`waterfall.${key}`))
        : `${t('waterfall.securityControl')}: ${changedThing(question)}`,
    ...readings(move, t),
    ...(before === undefined && after === undefined && whole && ofWhole(key, whole.before, whole.after)),
    isReason: key !== 'rounding' && key !== 'tax',
  }
}
