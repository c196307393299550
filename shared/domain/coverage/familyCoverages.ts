import type { Product } from '../../regions/products.ts'
import { catalogue } from './catalogue.ts'
import type { Coverage } from './coverage.ts'
import type { ProductFamily } from './productLine.ts'
import { productLines } from './productLines.ts'

const ofFamily = (family: ProductFamily): readonly Coverage[] => {
  const keys = new Set(Object.values(productLines).flatMap((line) => (line.family === family ? line.coverages : [])))
  return catalogue.filter(({ key }) => keys.has(key))
}

const byFamily: Readonly<Record<ProductFamily, readonly Coverage[]>> = {
  cyber: ofFamily('cyber'),
  management: ofFamily('management'),
}

/**
 * The coverages among which a product's stand, in the order of the screen: what another product of its family carries is
 * told to be missing, what belongs to another kind of insurance is no part of the question.
 */
export const familyCoverages = (product: Product): readonly Coverage[] => byFamily[productLines[product].family]
