import type { Product } from '../../regions/products.ts'
import { productLines } from '../coverage/productLines.ts'
import type { Firmographics } from './accountDetails.ts'

/** Details a price stands on: changing one of them changes what was quoted. */
export const ratedDetails = [
  'address1',
  'city',
  'isFranchise',
  'naicsCode',
  'noOfEmployeesAll',
  'nonUsRevenue',
  'numberOfPersonalRecords',
  'ownershipType',
  'primaryNaicsPercentage',
  'revenue',
  'secondNaicsCode',
  'sicCode',
  'state',
  'totalRevenue',
  'yearEstablished',
  'zipCode',
] as const satisfies readonly (keyof Firmographics)[]

/** Answer of the account pre-check, by its wire names (administration, section 4). */
export type QuoteEffects = { readonly WillInvalidateQuotes: boolean; readonly WillReferQuotes: boolean }

const isReferredProduct = (product: Product): boolean => productLines[product].changesAreReferred === true

/**
 * What saving `after` over `before` does to open quotes: quotes of the 250 products are referred to underwriting, all
 * others are invalidated (administration, section 4; quoting-and-servicing, section 4).
 */
export const quoteEffectsOf = (
  before: Firmographics,
  after: Firmographics,
  openQuotes: readonly Product[],
): QuoteEffects => {
  const changes = ratedDetails.some((field) => before[field] !== after[field])
  return {
    WillInvalidateQuotes: changes && openQuotes.some((product) => !isReferredProduct(product)),
    WillReferQuotes: changes && openQuotes.some(isReferredProduct),
  }
}
