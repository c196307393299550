import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'

/** The policy as it looks again at once whether anything freezes it still, where it waits for `freezeId`; else undefined. */
export const awoken = (policy: PolicyRecord, freezeId: string, now: Instant): PolicyRecord | undefined => {
  const { frozen, timeZone } = policy
  if (frozen?.by.id !== freezeId) return undefined
  return { ...policy, frozen: { ...frozen, until: addDays(dateAt(now, timeZone), -1) }, lastUpdated: now }
}
