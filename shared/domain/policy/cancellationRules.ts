import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'

/**
 * Whose deed a cancellation is, and why: what decides how long before it has to be told, and what comes back. A financer ends
 * a policy for the insured, by the power of attorney in its agreement.
 */
export const cancellationCauses = ['nonPayment', 'insurer', 'insured', 'coolingOff', 'financer'] as const
export type CancellationCause = (typeof cancellationCauses)[number]

/** What is told before; what the insured asks for takes no notice. */
type Noticed = Exclude<CancellationCause, 'coolingOff' | 'insured'>
type NoticeDays = Readonly<Record<Noticed, number>>

/** Days of notice where a state says nothing else; those of a financer run from its notice to the insured. */
const byRegion: Readonly<Record<Taxed['region'], NoticeDays>> = {
  us: { nonPayment: 10, insurer: 30, financer: 10 },
  uk: { nonPayment: 14, insurer: 30, financer: 14 },
  au: { nonPayment: 14, insurer: 14, financer: 14 },
}

/** Where the days of a region come from. */
const noticeSources: Readonly<Record<Taxed['region'], string>> = {
  us: 'ISO IL 00 17, A.2; premium finance acts (Cal. Fin. Code § 18608, Tex. Ins. Code § 651.161)',
  uk: 'Terms of the form; Consumer Credit Act 1974 s 87 and 88 for what was lent',
  au: 'Insurance Contracts Act 1984 (Cth) s 59 (at least three business days), by the form more',
}

/** What a state of the US gives, and by which law. */
interface StateNotice extends Partial<NoticeDays> {
  /** New business in its first days, in which the insurer may end it for any reason. */
  readonly first?: { readonly days: number } & Partial<NoticeDays>
  readonly source: string
}

/**
 * States of the US with other notice for commercial policies (rule: cancellation-notice). Insurers that are not admitted are
 * exempt in most of them, and give the same.
 */
const byState: Readonly<Record<string, StateNotice>> = {
  AK: { nonPayment: 20, insurer: 60, source: 'AS 21.36.220' },
  CT: { nonPayment: 15, insurer: 60, source: 'Conn. Gen. Stat. § 38a-324' },
  FL: { insurer: 45, first: { days: 90, insurer: 20 }, source: 'Fla. Stat. § 627.4133(1)' },
  IL: { insurer: 60, first: { days: 60, insurer: 30 }, source: '215 ILCS 5/143.16' },
  KY: { nonPayment: 14, insurer: 75, first: { days: 60, insurer: 14 }, source: 'KRS 304.20-320' },
  MD: { insurer: 45, first: { days: 45, insurer: 15 }, source: 'Md. Code, Ins. § 27-603' },
  NC: { nonPayment: 15, insurer: 30, first: { days: 60, insurer: 15 }, source: 'N.C. Gen. Stat. § 58-41-15' },
  NH: { insurer: 60, source: 'RSA 417-C:1' },
  NY: {
    nonPayment: 15,
    insurer: 30,
    financer: 13,
    first: { days: 60, insurer: 20 },
    source: 'N.Y. Ins. Law § 3426(b) and (c); N.Y. Banking Law § 576 (ten days, and three for the mail)',
  },
  PA: { nonPayment: 15, insurer: 60, first: { days: 60, insurer: 30 }, source: '40 P.S. § 3402 and 3403' },
  VA: { nonPayment: 15, insurer: 45, source: 'Va. Code § 38.2-231' },
  VT: { nonPayment: 15, insurer: 45, first: { days: 60, insurer: 15 }, source: '8 V.S.A. § 3880 and 3881' },
  WA: { nonPayment: 10, insurer: 45, source: 'RCW 48.18.290' },
}

/** How old a policy is on the day of the notice; a renewal is never new. */
export interface PolicyAge {
  readonly isRenewal: boolean
  readonly daysInForce: number
}

const noticed = (cause: CancellationCause): cause is Noticed => cause !== 'insured' && cause !== 'coolingOff'

/**
 * Days between the notice and the day a cancellation takes effect; what the insured asks for takes none. Without an age they
 * are those of a policy that is no longer new.
 */
export const noticeDays = (cause: CancellationCause, { region, state = '' }: Taxed, age?: PolicyAge): number => {
  if (!noticed(cause)) return 0
  const own = region === 'us' ? byState[state] : undefined
  const isNew = age !== undefined && !age.isRenewal && own?.first !== undefined && age.daysInForce < own.first.days
  return (isNew ? own.first?.[cause] : undefined) ?? own?.[cause] ?? byRegion[region][cause]
}

/** How long a policy counts as new in a place; 0 where it makes no difference. */
export const newBusinessDays = ({ region, state = '' }: Taxed): number =>
  region === 'us' ? (byState[state]?.first?.days ?? 0) : 0

/** The law that the days of a place come from. */
export const noticeSource = ({ region, state = '' }: Taxed): string =>
  (region === 'us' ? byState[state]?.source : undefined) ?? noticeSources[region]

export type CancellationFacts = Taxed & {
  readonly cause: CancellationCause
  readonly effectiveDate: CalendarDate
  readonly expirationDate: CalendarDate
  /** The day of the notice, where the insured is. */
  readonly today: CalendarDate
  readonly isRenewal: boolean
  /** The day by which something was to be paid that is not. */
  readonly unpaidSince?: CalendarDate | undefined
  /** The day on which a financer told the insured, where that was before today. */
  readonly noticedOn?: CalendarDate | undefined
  /** Days until the notice is posted, where it goes by post (rule: notice-on-paper). */
  readonly postingDays?: number
}

/** Days of notice that a policy has by its cause, its place and its age. */
export const noticeDaysOf = (facts: CancellationFacts): number =>
  noticeDays(facts.cause, facts, {
    isRenewal: facts.isRenewal,
    daysInForce: daysBetween({ from: facts.effectiveDate, until: facts.today }),
  })

/**
 * The last day as of which a policy can be cancelled: on the day that cover ends anyway nothing is left to cancel, and what is
 * given back in the cooling-off time ends at once, since days after that would be covered for nothing.
 */
export const latestCancellation = ({
  cause,
  effectiveDate,
  expirationDate,
  today,
}: Pick<CancellationFacts, 'cause' | 'effectiveDate' | 'expirationDate' | 'today'>): CalendarDate => {
  const last = addDays(expirationDate, -1)
  const atOnce = today > effectiveDate ? today : effectiveDate
  return cause === 'coolingOff' && atOnce < last ? atOnce : last
}

/**
 * The first day on which a policy can be cancelled, never after its last: for what the insurer does, the notice first; for
 * non-payment also the day after it was due, and never the policy's first day, which was covered; a financer's own notice
 * counts from its day, and never back. An insured's own request may name any day of the term.
 */
export const earliestCancellation = (facts: CancellationFacts): CalendarDate => {
  const {
    cause,
    effectiveDate,
    expirationDate,
    today,
    unpaidSince,
    noticedOn = addDays(today, facts.postingDays ?? 0),
  } = facts
  if (!noticed(cause)) return effectiveDate
  const days = [
    addDays(noticedOn, noticeDaysOf(facts)),
    addDays(effectiveDate, 1),
    ...(noticedOn < today ? [today] : []),
  ]
  if (cause === 'nonPayment' && unpaidSince !== undefined) days.push(addDays(unpaidSince, 1))
  const first = days.toSorted().at(-1) ?? effectiveDate
  return first < expirationDate ? first : expirationDate
}
