import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { Dice } from './dice.ts'

/** What becomes of a company's submission. */
export const quoteFates = [
  'untouched',
  'draft',
  'ready',
  'indication',
  'referred',
  'inReview',
  'declinedByRule',
  'declined',
  'lost',
  'expired',
  'requested',
  'bound',
  'binderExpired',
  'rescinded',
] as const
export type QuoteFate = (typeof quoteFates)[number]

/** What is special about the company, so that its quote is referred or declined. */
export const troubles = [
  'limit',
  'revenue',
  'records',
  'mfa',
  'backups',
  'patching',
  'pastCyberIncident',
  'claimHistory',
  'cyberEvent',
  'litigation',
  'circumstances',
  'downtime',
  'changeInScope',
] as const
export type Trouble = (typeof troubles)[number]

export const declineTroubles = ['incidentUnderWay', 'sanctionedTerritories', 'ransomware'] as const
export type DeclineTrouble = (typeof declineTroubles)[number]

/** How a policy is paid. */
export type Payment = 'chargedBack' | 'failed' | 'inProcess' | 'paid' | 'unpaid'

/** How a policy's term ends, where its dates let it. */
export type Ending =
  | 'cancelled'
  | 'cancelPending'
  | 'cancelRequested'
  | 'flatCancelled'
  | 'reinstatement'
  | 'term'
  | 'void'

/** A company's story: a submission that came to nothing yet, or a policy from its first day on. */
export type Fate =
  | { readonly kind: 'quote'; readonly fate: QuoteFate; readonly daysAgo: number }
  | {
      readonly kind: 'policy'
      /** Its first day. */
      readonly effectiveDate: CalendarDate
      readonly payment: Payment
      readonly ending: Ending
      /** Renewed when its term is over, or not. */
      readonly renews: boolean
    }

/** How long ago a submission of each fate was made; those that somebody still works on are recent. */
const ages: Readonly<Record<QuoteFate, readonly [least: number, most: number]>> = {
  untouched: [0, 120],
  draft: [0, 25],
  ready: [0, 12],
  indication: [0, 20],
  referred: [0, 9],
  inReview: [0, 7],
  declinedByRule: [1, 300],
  declined: [2, 400],
  lost: [10, 500],
  expired: [45, 520],
  requested: [0, 6],
  bound: [1, 10],
  binderExpired: [60, 400],
  rescinded: [20, 400],
}

const quoteWeights: readonly (readonly [QuoteFate, number])[] = [
  ['untouched', 14],
  ['draft', 5],
  ['ready', 22],
  ['indication', 6],
  ['referred', 15],
  ['inReview', 6],
  ['declinedByRule', 5],
  ['declined', 6],
  ['lost', 9],
  ['expired', 12],
  ['requested', 4],
  ['bound', 5],
  ['binderExpired', 3],
  ['rescinded', 2],
]

/** Of a hundred companies so many come to a policy. */
const policyShare = 55
/** First days lie between eighteen months back and a month ahead. */
const firstDay = { daysAgo: 540, daysAhead: 28 }

const endings: readonly (readonly [Ending, number])[] = [
  ['term', 84],
  ['cancelled', 6],
  ['flatCancelled', 2],
  ['cancelRequested', 2],
  ['cancelPending', 2],
  ['reinstatement', 2],
  ['void', 1],
]
const payments: readonly (readonly [Payment, number])[] = [
  ['paid', 80],
  ['unpaid', 10],
  ['failed', 5],
  ['inProcess', 3],
  ['chargedBack', 2],
]

/** Deals each so many times, in an order of its own, and from then on by weight: no fate is left out of a short story. */
const dealer = <Each>(dice: Dice, of: readonly (readonly [Each, number])[], rounds: number): (() => Each) => {
  const first = Array.from({ length: rounds }, () =>
    of.map(([each]) => ({ each, place: dice.next() })).toSorted((a, b) => a.place - b.place),
  ).flat()
  return () => first.shift()?.each ?? dice.weighed(of)
}

/** Answers with one company's fate after the other. */
export const fatesOf = (dice: Dice, today: CalendarDate): (() => Fate) => {
  const fates = dealer(dice, quoteWeights, 2)
  const ends = dealer(dice, endings, 3)
  const pays = dealer(dice, payments, 2)
  return () => {
    if (dice.percent(policyShare)) {
      const ending = ends()
      return {
        kind: 'policy',
        effectiveDate: addDays(today, dice.between(-firstDay.daysAgo, firstDay.daysAhead)),
        // Who is cancelled because nobody paid has not paid.
        payment: ending === 'reinstatement' ? 'unpaid' : pays(),
        ending,
        renews: dice.percent(72),
      }
    }
    const fate = fates()
    return { kind: 'quote', fate, daysAgo: dice.between(...ages[fate]) }
  }
}
