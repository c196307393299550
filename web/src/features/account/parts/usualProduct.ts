import type { Product } from '#shared/regions/products.ts'
import { region } from '#web/i18n/region.ts'

/** The product a new quote of the region starts with: the first the region offers. */
export const usualProduct: Product = region.products[0] ?? 'P100'
