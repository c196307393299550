/** A cart holds at most five variations to request together (quoting-and-servicing, sections 5 and 9). */
export const cartLimit = 5

export const cartFullMessage = 'You have reached 5 request limit, please delete one to add another variation!'

export const mayAddToCart = (inCart: number): boolean => inCart < cartLimit

/** A variation as the cart lists it, by what is bought on which terms: whatever its name, its package and its price. */
interface Variation {
  readonly id: string
  readonly product: string
  readonly isSurplus: boolean
  readonly calculatorGeneratedData: {
    readonly aggregateLimit: number
    readonly deductible: number
    readonly effectiveDate: string
    readonly endDate: string
    readonly coverages: Readonly<Record<string, object>>
  }
}

const boughtBy = ({ product, isSurplus, calculatorGeneratedData }: Variation): string => {
  const { aggregateLimit, deductible, effectiveDate, endDate, coverages } = calculatorGeneratedData
  return JSON.stringify([product, isSurplus, aggregateLimit, deductible, effectiveDate, endDate, coverages])
}

/** The first other variation of the cart that asks for the very same; undefined without one. */
export const twinOf = <Kept extends Variation>(of: Variation, cart: readonly Kept[]): Kept | undefined =>
  cart.find((kept) => kept.id !== of.id && boughtBy(kept) === boughtBy(of))
