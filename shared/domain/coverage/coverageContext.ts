import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import type { Boost } from './boost.ts'
import type { SecurityAnswers } from './securityAnswers.ts'

/** What decides which coverages a quote may have and on which terms. */
export type CoverageContext = {
  readonly region: RegionCode
  readonly product: Product
  readonly state?: string | undefined
  readonly industryCode: string
  /** The aggregate limit. */
  readonly limit: WholeUnits
  readonly answers: SecurityAnswers
  readonly boost?: Boost | undefined
  /** A policy in force is changed: it keeps what its product is sold without by now. */
  readonly isEndorsement?: boolean | undefined
  /** How many past events an underwriter has named to be excluded. */
  readonly namedEvents?: number | undefined
}
