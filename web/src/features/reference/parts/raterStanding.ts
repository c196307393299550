import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { region } from '#web/i18n/region.ts'

/** Whether a rater prices cover that begins today, and why it does not. */
export type RaterStanding = 'later' | 'offPaper' | 'over' | 'prices' | 'removed'

export const raterStanding = (
  { effectiveFrom, effectiveUntil, onPaper, removed }: CarrierRaterView,
  now: Date,
): RaterStanding => {
  const today = dateAt(now.toISOString(), region.timeZone)
  if (removed !== undefined) return 'removed'
  if (!onPaper) return 'offPaper'
  if (today < effectiveFrom) return 'later'
  return effectiveUntil !== null && effectiveUntil <= today ? 'over' : 'prices'
}
