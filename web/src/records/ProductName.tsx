import { useProductWords } from './productWords.ts'

/** The name of a product where a list or a heading tells it. */
export const ProductName = ({ product }: { product: string }) => useProductWords().nameOf(product)
