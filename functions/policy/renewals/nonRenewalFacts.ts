import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { erpRuleFor } from '../extendedReporting/erpFacts.ts'
import { refusalNote } from '../reports/policyReasons.ts'

/** What a notice of nonrenewal says beside the policy's own end. */
interface NonRenewalFacts {
  readonly noticeDays: number
  readonly standsUntil?: CalendarDate
  readonly because?: string
  readonly extensionDays?: number
}

/** What the insured of a policy is told whose insurer does not renew it; undefined where every insured is told of the end instead. */
export const nonRenewalFacts = (policy: PolicyRecord): NonRenewalFacts | undefined => {
  const { firmographicData, standsUntil } = policy
  const rule = nonRenewalRuleOf({ region: config.region, state: firmographicData.state })
  if (rule === undefined) return undefined
  const because = refusalNote(policy)
  return {
    noticeDays: rule.leastDays,
    ...(standsUntil !== undefined && { standsUntil }),
    ...(because !== undefined && { because }),
    ...(policy.excess === undefined && { extensionDays: erpRuleFor(policy).windowDays }),
  }
}
