import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The account, refused while it is declined or closed. */
export const insurable = (account: Stored<Account>): Stored<Account> => {
  if (account.status === 'Closed') return fail('account.closed')
  return account.status === 'Declined' ? fail('account.declined') : account
}

/** The account of a quote or a policy, refused while it is declined or closed: what was quoted before is not bound after. */
export const insurableAccount = async ({ accountId }: Pick<StoredQuote, 'accountId'>): Promise<Stored<Account>> =>
  insurable((await accountById(accountId)) ?? fail('quote.notFound'))
