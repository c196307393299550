import { useTranslation } from 'react-i18next'
import { productNameOf } from '#shared/regions/productNames.ts'
import type { Product } from '#shared/regions/products.ts'

/** What products are called, and a line that tells them apart. */
export const useProductWords = () => {
  const { t } = useTranslation()
  return { nameOf: productNameOf, lineOf: (product: Product): string => t(`product.${product}`) }
}
