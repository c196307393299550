import type { BodyInput } from '#shared/contract/operation.ts'
import type { Account } from '#shared/contracts/account/account.ts'
import type { verifyAccountByAgent } from '#shared/contracts/account/details.ts'

/** What the page shows of the company, as it is vouched for: the server refuses when it knows something newer. */
export const firmographicsOf = (account: Account): BodyInput<typeof verifyAccountByAgent> => {
  const { address1, address2, address3, city, state, zipCode, domains, revenue, nonUsRevenue } = account
  return {
    ...(address1 !== undefined &&
      city !== undefined &&
      zipCode !== undefined && {
        physicalAddress: {
          address1,
          city,
          zipCode,
          ...(address2 !== undefined && { address2 }),
          ...(address3 !== undefined && { address3 }),
          ...(state !== undefined && { state }),
        },
      }),
    ...(domains !== undefined && { otherDomains: domains.map(({ domain }) => domain).join(',') }),
    ...(revenue !== undefined && { domesticRevenue: revenue }),
    ...(nonUsRevenue !== undefined && { foreignRevenue: nonUsRevenue }),
  }
}
