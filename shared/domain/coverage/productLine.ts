import type { Product } from '../../regions/products.ts'
import type { RegionalText } from './coverage.ts'
import type { CoverageKey } from './coverageId.ts'
import type { Presets } from './presets.ts'

/** What the size of a risk is measured by: money that is turned over or kept, or people. */
export const exposures = ['revenue', 'totalAssets', 'planAssets', 'employees'] as const
export type Exposure = (typeof exposures)[number]

/** Cyber insurance, or the management lines of the select-plus package. */
export const productFamilies = ['cyber', 'management'] as const
export type ProductFamily = (typeof productFamilies)[number]

/**
 * A product as data: what it carries, how its packages are put together, how large its risks are said to be, and what is
 * asked. Its rates are those of the rate books that list it; nothing else knows a product by its name
 * (rule: product-lines; decision: products-as-data).
 */
export interface ProductLine {
  readonly code: Product
  readonly family: ProductFamily
  readonly exposure: Exposure
  /** An exposure above this is for an underwriter to judge; none where revenue alone decides. */
  readonly refersAbove?: number
  readonly coverages: readonly CoverageKey[]
  readonly presets: Presets
  /** The base form: the letters of its number, and its title. */
  readonly form: { readonly letters: string; readonly title: RegionalText }
  /** The questionnaire of the US (rule: questionnaires); the UK and Australia have one for all cyber products. */
  readonly usQuestionnaire: 'us' | 'us-2' | 'select'
  /** Whether questions on technology errors and omissions are due always, or once the coverage is bought. */
  readonly techErrors?: 'always' | 'whenBought'
  /** The number of personal records has to be known. */
  readonly needsRecords?: true
  /** A change of the account refers its quotes; those of others are asked for anew. */
  readonly changesAreReferred?: true
}
