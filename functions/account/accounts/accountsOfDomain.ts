import { domainsOf } from '#shared/domain/account/domainsAbove.ts'
import { accounts } from '../store/accounts.ts'

/** So many are looked at. */
const most = 50

/** The names of accounts that are known by a domain or one below it, as the search has them, a moment behind. */
export const accountsOfDomain = async (domain: string): Promise<string[]> => {
  const { hits } = await accounts.search({ scopes: ['all'], text: domain, size: most })
  return (await accounts.byIds(hits.map(({ id }) => id)))
    .filter(({ domainName, domains = [] }) =>
      [domainName, ...domains.map((each) => each.domain)].some((each) => domainsOf(each).includes(domain)),
    )
    .map(({ name }) => name)
}
