import type { z } from 'zod'
import { AdditionalInsured } from '#shared/contracts/quote/quoteParts.ts'

/** Somebody who is insured besides, as forms have them. */
export const InsuredItem = AdditionalInsured.extend({
  state: AdditionalInsured.shape.state.nullish(),
  naicsDescription: AdditionalInsured.shape.naicsDescription.default(''),
})
export type InsuredItem = z.input<typeof InsuredItem>

export const blankInsured: InsuredItem = {
  businessName: '',
  address1: '',
  city: '',
  state: null,
  zipCode: '',
  naicsCode: '',
}

/** As operations take them; a second line that is empty is none. */
export const insuredsOf = (items: readonly z.output<typeof InsuredItem>[]): AdditionalInsured[] =>
  items.map(({ address2, state, ...item }) => ({
    ...item,
    ...(address2 !== undefined && address2 !== '' && { address2 }),
    state: state ?? '',
  }))
