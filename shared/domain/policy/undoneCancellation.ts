import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { TimeZone } from '../calendar/timeZone.ts'
import { type Stack, tookEffectAt } from './policyStack.ts'
import { reinstatementOn, reinstatementRuleOf } from './reinstatementRules.ts'

/**
 * The last day on which a cancellation is taken back (decision: undone-in-days), where the insured is; undefined while it has
 * not taken effect. The days are counted from the one on which cover ended, or was known to have ended if that is later.
 */
export const undoneUntil = (
  region: RegionCode,
  {
    cancelledOn,
    stack,
    timeZone,
    today,
  }: {
    readonly cancelledOn: CalendarDate
    readonly stack: Stack
    readonly timeZone: TimeZone
    readonly today: CalendarDate
  },
): CalendarDate | undefined => {
  const known = tookEffectAt(stack)
  if (known === undefined || today < cancelledOn) return undefined
  const knownOn = dateAt(known, timeZone)
  return addDays(knownOn > cancelledOn ? knownOn : cancelledOn, reinstatementRuleOf(region).undoDays)
}

/** How cover comes back that is too late to be taken back as a mistake, in words with ISO days, and until when. */
export const insteadOfUndoing = (
  region: RegionCode,
  {
    isFlat,
    ...days
  }: {
    readonly isFlat: boolean
    readonly cancelledOn: CalendarDate
    readonly expirationDate: CalendarDate
    readonly today: CalendarDate
  },
): string => {
  const { WITHOUT_LAPSE: without, WITH_LAPSE: within } = reinstatementOn(region, days)
  const last = isFlat ? without.until : within.until
  if (days.today > last) return `It could be reinstated until ${last}; cover is written anew`
  if (isFlat) return `Reinstate the policy without a lapse instead, until ${last}`
  return days.today > without.until
    ? `Reinstate the policy with a lapse instead, until ${last}`
    : `Reinstate the policy instead: without a lapse until ${without.until}, with one until ${last}`
}
