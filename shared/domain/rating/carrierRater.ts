import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { type Product, products } from '../../regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'

/** By how much a carrier deviates from its rate book on its paper, where it says so; what is not named is all that it takes. */
export const RaterDeviation = z.strictObject({
  product: z.enum(products).optional().describe('All products that it takes where none is named.'),
  state: z.string().max(40).optional().describe('Everywhere that it writes where none is named.'),
  factor: z.number().min(0.5).max(2).describe('By which the premium of the rate book is multiplied.'),
  minimumPremium: WholeUnits.min(0)
    .max(10_000_000)
    .optional()
    .describe('The least that a policy costs, where that is more than by the book.'),
})
export type RaterDeviation = z.infer<typeof RaterDeviation>

/** A carrier's rater as far as a price needs it (rule: carrier-raters). */
export interface CarrierRater {
  readonly carrierId: string
  readonly name: string
  readonly revision: number
  readonly products: readonly Product[]
  /** Nowhere named is everywhere. */
  readonly states: readonly string[]
  readonly rateBook: string
  readonly effectiveFrom: CalendarDate
  readonly effectiveUntil: CalendarDate | null
  readonly deviations?: readonly RaterDeviation[] | undefined
}

/** The rater by which a price was made, and what it did: kept with the price, which it is priced by again. */
export const RatedBy = z.object({
  carrierId: z.string(),
  name: z.string(),
  revision: z.int(),
  factor: z.number(),
  minimumPremium: WholeUnits.optional(),
})
export type RatedBy = z.infer<typeof RatedBy>

/** The rater of the carrier on whose paper cover is written today; none where that carrier has none, or there is no carrier. */
let onPaper: CarrierRater | undefined

/** Puts the rater on the shelf that pricing reads, in place of the one before; none takes it off. */
export const layRater = (rater: CarrierRater | undefined): void => {
  onPaper = rater
}

interface Asked {
  readonly product: Product
  readonly state?: string | undefined
  readonly effectiveDate: CalendarDate
  /** The published book that prices the product then, whatever is laid over it. */
  readonly book: string
}

const isEffective = (rater: CarrierRater, { product, state, effectiveDate, book }: Asked): boolean =>
  rater.rateBook === book &&
  rater.products.includes(product) &&
  (rater.states.length === 0 || (state !== undefined && rater.states.includes(state))) &&
  rater.effectiveFrom <= effectiveDate &&
  (rater.effectiveUntil === null || effectiveDate < rater.effectiveUntil)

/** How much a deviation says of what it is about: a product says more than a state, and both more than either. */
const closeness = ({ product, state }: RaterDeviation): number => (product ? 2 : 0) + (state ? 1 : 0)

/** The deviation that speaks of a product in a state most closely; none where none does. */
export const deviationFor = (
  deviations: readonly RaterDeviation[],
  { product, state }: Pick<Asked, 'product' | 'state'>,
): RaterDeviation | undefined =>
  deviations
    .filter((each) => (each.product ?? product) === product && (each.state ?? state) === state)
    .toSorted((a, b) => closeness(b) - closeness(a))[0]

/**
 * By which carrier's rater a product is priced for cover from a day on, and what it does to the price; undefined where no
 * rater is effective, and the book alone prices.
 */
export const raterFor = (asked: Asked): RatedBy | undefined => {
  if (onPaper === undefined || !isEffective(onPaper, asked)) return undefined
  const { carrierId, name, revision, deviations = [] } = onPaper
  const { factor = 1, minimumPremium } = deviationFor(deviations, asked) ?? {}
  return { carrierId, name, revision, factor, ...(minimumPremium !== undefined && { minimumPremium }) }
}
