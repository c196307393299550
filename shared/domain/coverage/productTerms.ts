import type { Product } from '../../regions/products.ts'
import { familyCoverages } from './familyCoverages.ts'
import { carries } from './productLines.ts'

/** Which terms a product has at all: whether any of its coverages waits, and whether any asks how far back it reaches. */
export const productTerms = (product: Product): { readonly waits: boolean; readonly reachesBack: boolean } => {
  const carried = familyCoverages(product).filter(({ key }) => carries(product, key))
  return {
    waits: carried.some(({ waitingPeriods }) => waitingPeriods.length > 0),
    reachesBack: carried.some(({ retro }) => retro !== 'none'),
  }
}
