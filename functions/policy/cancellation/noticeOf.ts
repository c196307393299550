import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** The event by which the insured and the agent are told of a cancellation, each step of it once. */
export const noticeOf = ({ id, status }: PolicyRecord, now: Instant): DomainEvent => ({
  name: 'policy.cancellationNoticed',
  detail: { policyId: id, noticeId: `${status}|${now}` },
})
