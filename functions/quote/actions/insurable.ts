import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import { submissionById } from '#functions/submission/public.ts'
import type { StoredQuote } from '../store/quotes.ts'

/**
 * The quote's account, refused while it or the quote's submission is declined, it is closed or blacklisted: what was quoted
 * before is not bound after.
 */
export const insurableAccount = async ({ accountId, submissionId }: StoredQuote): Promise<Stored<Account>> => {
  const account = (await accountById(accountId)) ?? fail('quote.notFound')
  if (account.status === 'Closed') return fail('account.closed')
  if (account.status === 'Declined') return fail('account.declined')
  const submission = submissionId === undefined ? undefined : await submissionById(submissionId)
  if (submission?.status === 'DECLINED') return fail('submission.declined')
  await refuseBlacklisted(account.domainName, ...(account.domains ?? []).map(({ domain }) => domain))
  return account
}
