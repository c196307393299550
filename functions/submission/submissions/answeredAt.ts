import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** When an underwriter first did something with it: now, unless somebody has before. */
export const answeredAt = (
  { firstResponseAt }: SubmissionRecord,
  now: Instant,
): { readonly firstResponseAt: Instant } => ({
  firstResponseAt: firstResponseAt ?? now,
})
