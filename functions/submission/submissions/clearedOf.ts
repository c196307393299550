import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { clientOf, type Holder } from '#functions/account/public.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { judge, waitsForHandOver } from '../clearing/judge.ts'
import { openOfAgency } from '../clearing/openOfAgency.ts'

/** What a judgement makes of a submission, with the writes that go along. */
interface Judged {
  readonly status: 'HELD' | 'RECEIVED'
  readonly accountId?: AccountId | undefined
  readonly writes: readonly Write[]
}

/**
 * Judges whose the company of a submission is. It is held while another agency has it; else it has an account, a new one
 * where there is none. Refused when the agency has an open submission for the company already.
 */
export const clearedOf = async (
  submission: SubmissionRecord,
  { holder, now }: { readonly holder: Holder; readonly now: Instant },
): Promise<Judged> => {
  const judgement = await judge(submission, now)
  const open = openOfAgency(submission, judgement.claimed)
  if (open !== undefined) fail('submission.alreadyOpen', { data: { submissionNumber: open.submissionNumber } })
  const claims = judgement.claimed.add(submission.id)
  if (!judgement.clearance.cleared || waitsForHandOver(judgement)) return { status: 'HELD', writes: claims }
  if (submission.accountId !== undefined) return { status: 'RECEIVED', accountId: submission.accountId, writes: claims }
  const {
    account,
    taken,
    writes = [],
  } = await clientOf(submission.company, {
    holder,
    region: regionOf(config.region),
    now,
  })
  return { status: 'RECEIVED', accountId: AccountId.parse((account ?? taken).id), writes: [...claims, ...writes] }
}
