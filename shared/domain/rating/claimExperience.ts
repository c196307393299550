import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addYears } from '../calendar/moveDate.ts'
import type { MinorUnits } from '../money/amounts.ts'

/** What is known of a claim that was filed under a policy of ours. */
export interface KnownClaim {
  /** The first claim of the event that it belongs to. */
  readonly eventId: string
  readonly filedOn: CalendarDate
  /** Paid and outstanding. */
  readonly incurred: MinorUnits
  /** What has come back of what was paid. */
  readonly recovered?: MinorUnits | undefined
  readonly isOpen: boolean
}

/** What a company's claims come to on a day: those of the last three years that cost something, and those that are open. */
export interface ClaimExperience {
  /** Events, not claims: related claims are one. */
  readonly claims: number
  /** Paid and outstanding, before what has come back. */
  readonly incurred: MinorUnits
  readonly recovered: MinorUnits
  readonly open: number
}

export const noClaims: ClaimExperience = { claims: 0, incurred: 0, recovered: 0, open: 0 }

/** The years for which claims are looked at (rule: look-backs). */
const lookBack = 3

const eventsAmong = (claims: readonly KnownClaim[]): number => new Set(claims.map(({ eventId }) => eventId)).size

/** What claims cost in the end: paid and outstanding, less what has come back. */
export const netOf = ({ incurred, recovered }: Pick<ClaimExperience, 'incurred' | 'recovered'>): MinorUnits =>
  Math.max(0, incurred - recovered)

/** A claim that cost nothing and is closed counts for nothing; an open one counts however old it is. */
export const claimExperience = (claims: readonly KnownClaim[], today: CalendarDate): ClaimExperience => {
  const since = addYears(today, -lookBack)
  const counted = claims.filter(({ filedOn, incurred }) => filedOn > since && incurred > 0)
  return {
    claims: eventsAmong(counted),
    incurred: counted.reduce<number>((sum, { incurred }) => sum + incurred, 0),
    recovered: counted.reduce<number>((sum, { recovered = 0 }) => sum + recovered, 0),
    open: eventsAmong(claims.filter(({ isOpen }) => isOpen)),
  }
}
