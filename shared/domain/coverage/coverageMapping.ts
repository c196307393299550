import { z } from 'zod'
import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import { catalogue } from './catalogue.ts'
import { carries } from './productLines.ts'
import { inRegion } from './regionalText.ts'

/** Key to name, place on the screen and tooltip (identity-and-public, section 7: the P_100 coverage mapping). */
export const CoverageMapping = z.record(
  z.string(),
  z.object({ name: z.string(), ordinal: z.int(), tooltip: z.string() }),
)
export type CoverageMapping = z.infer<typeof CoverageMapping>

/** The coverages of a product with their names and tooltips in the region's wording. */
export const coverageMapping = (product: Product, region: RegionCode): CoverageMapping =>
  Object.fromEntries(
    catalogue
      .filter((coverage) => carries(product, coverage.key))
      .map((coverage) => [
        coverage.key,
        {
          name: inRegion(coverage.name, region),
          ordinal: coverage.order,
          tooltip: inRegion(coverage.tooltip, region),
        },
      ]),
  )
