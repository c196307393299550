import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Company, nameOf } from '#shared/domain/account/companyIdentity.ts'
import { isSameCompany } from '#shared/domain/account/sameCompany.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'
import { accountsOfCompanies } from '../store/knownCompanies.ts'
import { accountOfCompany } from './clientOf.ts'

/** So many words of a name are looked for, the longest, and so many accounts of each looked at. */
const mostWords = 3
const mostLookedAt = 50

const wordsToLookFor = (name: string): string[] =>
  nameOf(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords)

/**
 * The accounts of what may be the same company: by its numbers, domains and place as the table has them, by words of its name
 * as the search has them, a moment behind (decision: clearance-by-search).
 */
export const accountsLike = async (
  company: Company & { readonly cbid: string; readonly name: string },
): Promise<Stored<AccountRecord>[]> => {
  const [exact, [known], ...pages] = await Promise.all([
    accountOfCompany(company),
    accountsOfCompanies([company]),
    ...wordsToLookFor(company.name).map((text) => accounts.search({ scopes: ['all'], text, size: mostLookedAt })),
  ])
  const ids = new Set([
    ...[exact, known].flatMap((each) => each?.id ?? []),
    ...pages.flatMap(({ hits }) => hits.map(({ id }) => id)),
  ])
  return (await accounts.byIds([...ids])).filter(
    (account) => account.id === exact?.id || isSameCompany(company, account),
  )
}
