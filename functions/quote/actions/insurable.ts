import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The quote's account, refused while it is declined, closed or blacklisted: what was quoted before is not bound after. */
export const insurableAccount = async ({ accountId }: StoredQuote): Promise<Stored<Account>> => {
  const account = (await accountById(accountId)) ?? fail('quote.notFound')
  if (account.status === 'Closed') return fail('account.closed')
  if (account.status === 'Declined') return fail('account.declined')
  await refuseBlacklisted(account.domainName, ...(account.domains ?? []).map(({ domain }) => domain))
  return account
}
