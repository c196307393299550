import type { Product } from '../../regions/products.ts'
import type { AccountDetails } from './accountDetails.ts'

const without = <Key extends keyof AccountDetails>(details: AccountDetails, ...keys: Key[]): AccountDetails => {
  const rest: AccountDetails = { ...details }
  for (const key of keys) delete (rest as Partial<AccountDetails>)[key]
  return rest
}

/**
 * Details as they are stored: the secondary share is the remainder of the primary; no franchise has no connectivity, no
 * personal information no record count, no change in scope no detail (P100_PRO); total revenue is the sum there
 * (administration, sections 3 and 4).
 */
export const normalizeDetails = (typed: AccountDetails, product?: Product): AccountDetails => {
  let details: AccountDetails = { ...typed, secondaryNaicsPercentage: 100 - typed.primaryNaicsPercentage }
  // One number is one text: accounts are found by it.
  if (typed.dunsNumber !== undefined) details.dunsNumber = typed.dunsNumber.replace(/[\s-]/g, '')
  if (details.isFranchise !== true) details = without(details, 'franchiseSystemConnectivity')
  if (details.collectingPersonalInformation === 'no') details = without(details, 'numberOfPersonalRecords')
  if (product !== 'P100_PRO') return details
  if (details.changeInScope === 'no') details = without(details, 'changeInScopeDetail')
  return { ...details, totalRevenue: details.revenue + (details.nonUsRevenue ?? 0) }
}
