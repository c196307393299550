import { fail } from '#functions/_platform/problems/problem.ts'
import { domainsOf } from '#shared/domain/account/domainsAbove.ts'
import { blacklistedDomains } from '../store/blacklistedDomains.ts'

/** The blacklisted domain that one of the e-mail or web addresses belongs to, or undefined. */
export const blacklistedOf = async (addresses: readonly (string | undefined)[]): Promise<string | undefined> => {
  const domains = [...new Set(addresses.flatMap(domainsOf))]
  if (domains.length === 0) return undefined
  const [first] = await blacklistedDomains.byIds(domains)
  return first?.name
}

/** Refuses to do business with who has one of the addresses (rule: blacklist). */
export const refuseBlacklisted = async (...addresses: readonly (string | undefined)[]): Promise<void> => {
  const domain = await blacklistedOf(addresses)
  if (domain !== undefined) fail('blacklist.refused', { data: { domain } })
}
