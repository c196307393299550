import { z } from 'zod'

/** A date that is left open. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema)

/** Terms of which nothing is said yet. */
export const nobodysRater = {
  name: '',
  products: [],
  states: [],
  rateBook: '',
  effectiveFrom: '',
  effectiveUntil: null,
  deviations: [],
  note: '',
}
