import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Account, accountById, mustNotBeHeld } from '#functions/account/public.ts'
import { submissionById } from '#functions/submission/public.ts'
import { mustNotBeBlacklisted } from '../quotes/eligibleAccount.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The account, refused while it is declined, closed, held for a name that may be on a sanctions list, or blacklisted. */
export const insurable = async (account: Stored<Account>): Promise<Stored<Account>> => {
  if (account.status === 'Closed') return fail('account.closed')
  if (account.status === 'Declined') return fail('account.declined')
  await mustNotBeHeld(account)
  await mustNotBeBlacklisted(account)
  return account
}

/**
 * The account of a quote or a policy, refused while it or the quote's submission is declined, it is closed, held or blacklisted:
 * what was quoted before is not bound after.
 */
export const insurableAccount = async ({
  accountId,
  submissionId,
}: Pick<StoredQuote, 'accountId' | 'submissionId'>): Promise<Stored<Account>> => {
  const submission = submissionId === undefined ? undefined : await submissionById(submissionId)
  if (submission?.status === 'DECLINED') return fail('submission.declined')
  return insurable((await accountById(accountId)) ?? fail('quote.notFound'))
}
