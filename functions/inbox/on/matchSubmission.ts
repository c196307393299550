import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { submissionById } from '#functions/submission/public.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { messages, threadScope } from '../store/messages.ts'

/** A submission that was made of a mail is what the mail's thread is about from then on. */
export const matchSubmission: Subscriber<'submission.received'> = async ({ detail }) => {
  const submission = await submissionById(detail.submissionId)
  const message = submission?.messageId === undefined ? undefined : await messages.byId(submission.messageId)
  if (submission === undefined || message === undefined) return
  const match = {
    submissionId: submission.id,
    companyName: submission.company.name,
    ...(submission.accountId !== undefined && { accountId: AccountId.parse(submission.accountId) }),
    ...(submission.agencyId !== undefined && { agencyId: submission.agencyId }),
    matchedBy: `Submission ${submission.submissionNumber} was made of it.`,
  }
  const thread = await messages.every({ scopes: [threadScope(message.threadId)] })
  for (const { id } of thread)
    await retryStale(async () => {
      const each = await messages.byId(id)
      if (each === undefined || each.submissionId === submission.id) return
      await commit([messages.update(each, { ...each, ...match })])
    })
}
