import type { Instant } from '../calendar/instant.ts'

/** How urgent it is that a vendor takes up its work. */
export const vendorUrgencies = ['EMERGENCY', 'URGENT', 'ROUTINE'] as const
export type VendorUrgency = (typeof vendorUrgencies)[number]

/** Within so many hours, by night and at weekends too, a vendor says whether it takes the work (decision: vendors-answer). */
export const answerHours: Readonly<Record<VendorUrgency, number>> = { EMERGENCY: 1, URGENT: 4, ROUTINE: 24 }

/** By when a vendor that is brought in says whether it takes the work. */
export const answerBy = (at: Instant, urgency: VendorUrgency): Instant =>
  new Date(Date.parse(at) + answerHours[urgency] * 3_600_000).toISOString()

/** What was asked of a vendor, and what it has said. */
export interface VendorAsked {
  /** Nothing of one that was brought in before any was asked. */
  readonly answerBy?: Instant | undefined
  readonly accepted?: object | undefined
  /** When the desk was told that nobody has answered. */
  readonly missedAt?: Instant | undefined
}

/** Whether it was asked for work, and has not said yet that it takes it. */
export const isUnanswered = ({ accepted, answerBy: by }: VendorAsked): boolean =>
  by !== undefined && accepted === undefined

/** Whether its time to answer is over, and the desk does not know yet. */
export const isMissed = (asked: VendorAsked, now: Instant): boolean =>
  isUnanswered(asked) && asked.missedAt === undefined && Date.parse(asked.answerBy ?? now) <= Date.parse(now)
