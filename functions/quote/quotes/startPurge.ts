import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { JobId } from '#shared/domain/ids/ids.ts'
import { purgeQuotes } from '../jobs/purgeQuotes.ts'

/** Begins to delete the quotes of a status, of one account or of the region. */
export const startPurge = async (
  status: 'EXPIRED' | 'INVALID',
  accountId: string | undefined,
  begun: { readonly by: string; readonly now: Instant },
): Promise<{ readonly jobId: JobId }> => {
  const account = accountId === undefined ? undefined : await accountById(accountId)
  const about = account && [{ id: account.id, name: account.name }]
  const input = { status, ...(accountId !== undefined && { accountId }) }
  const { jobId, write, events } = await startJob(purgeQuotes, input, { ...begun, about })
  await commit([write], { events })
  return { jobId }
}
