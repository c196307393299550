import type { Product } from '../../regions/products.ts'
import type { WholeUnits } from '../money/amounts.ts'
import type { RegionalText } from './coverage.ts'
import type { CoverageKey } from './coverageId.ts'
import type { Presets } from './presets.ts'
import type { SecurityQuestion } from './securityAnswers.ts'

/** What the size of a risk is measured by: money that is turned over or kept, or people. */
export const exposures = ['revenue', 'totalAssets', 'planAssets', 'employees'] as const
export type Exposure = (typeof exposures)[number]

/** Cyber insurance, or the management lines of the select-plus package. */
export const productFamilies = ['cyber', 'management'] as const
export type ProductFamily = (typeof productFamilies)[number]

/** Whom a product is written for. What lies outside is for an underwriter to judge; what is not said does not matter. */
export interface Appetite {
  /** Total revenue, whole units of the region's currency. */
  readonly revenueUpTo?: WholeUnits
  /** The hazard group of the worse of its industries. */
  readonly hazardUpTo?: number
  readonly recordsUpTo?: number
  /** One of its industries has to be technology. */
  readonly technologyOnly?: true
  /** Controls without which it is not written: a no refers. */
  readonly controls?: readonly SecurityQuestion[]
}

/** Which of a region's terms a product has; all of them where nothing is said. Whole units of the region's currency. */
export interface LineTerms {
  readonly limitUpTo?: WholeUnits
  readonly retentionFrom?: WholeUnits
  readonly retentionUpTo?: WholeUnits
  /** It is written on surplus lines paper alone. */
  readonly surplusOnly?: true
}

/** An endorsement that every policy of some products carries. */
export interface LineEndorsement {
  readonly formNumber: string
  readonly title: RegionalText
  /** On this paper alone. */
  readonly paperType?: 'SURPLUS'
}

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
  readonly writes?: Appetite
  /** For new business and renewals; an endorsement leaves the terms that a policy was issued on (decision: lines-of-their-own). */
  readonly terms?: LineTerms
  readonly coverages: readonly CoverageKey[]
  /** Sold no more: a policy that has one keeps it to its end. */
  readonly noLonger?: readonly CoverageKey[]
  readonly presets: Presets
  /** Carried beside the base form. */
  readonly carries?: readonly LineEndorsement[]
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
