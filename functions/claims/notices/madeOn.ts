import type { StoredPolicy } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type ClaimMade, whichPolicy } from '#shared/domain/claims/whichPolicy.ts'
import type { PolicyOfClaim } from '../desk/claimPolicies.ts'

/** When a claim counts as made by its notice alone: on the day of the loss, else when it was reported. */
export const madeOnOf = ({ lossDate }: Pick<ClaimRecord, 'lossDate'>, reportedOn: CalendarDate): CalendarDate =>
  lossDate !== undefined && lossDate < reportedOn ? lossDate : reportedOn

/** The policy that answers by the days alone. */
export const answeringByDays = (made: ClaimMade, policies: readonly PolicyOfClaim[]): StoredPolicy | undefined => {
  const answer = whichPolicy(
    made,
    policies.map(({ terms }) => terms),
  )
  return policies.find(({ record }) => record.id === answer.policy?.policyId)?.record
}
