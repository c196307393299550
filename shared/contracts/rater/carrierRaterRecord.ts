import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'

/** How a carrier has its paper rated: what it takes, where, by which rate book, deviating by how much, and from when to when. */
export const CarrierRaterTerms = z.strictObject({
  name: filledLine(100),
  products: z.array(z.enum(products)).min(1).max(products.length),
  states: z.array(z.string().max(40)).max(60).describe('Where it writes; nowhere named is everywhere.'),
  rateBook: filledLine(60).describe('The version of the rate book.'),
  effectiveFrom: CalendarDate,
  effectiveUntil: CalendarDate.nullable().describe('The day from which it is over.'),
  deviations: z
    .array(RaterDeviation)
    .max(200)
    .default([])
    .describe(
      'By how much it deviates from the book on its paper; of several that fit, the one that names most counts.',
    ),
})
export type CarrierRaterTerms = z.infer<typeof CarrierRaterTerms>

/** Terms as they once were set: which version, by whom, when and why. */
const CarrierRaterVersion = z.object({
  revision: z.int(),
  terms: CarrierRaterTerms,
  by: z.string(),
  at: Instant,
  note: text(2000),
})
export type CarrierRaterVersion = z.infer<typeof CarrierRaterVersion>

/** A version of a carrier's rater as it is kept: a record of its own, which nobody changes. */
export interface CarrierRaterVersionRecord extends CarrierRaterVersion {
  readonly id: string
  readonly carrierId: string
}

/** A version as it is read: with when it held, and what it changed. */
export const CarrierRaterVersionRow = CarrierRaterVersion.extend({
  until: Instant.optional().describe('When the next one was set, or the rater was taken away; none while it holds.'),
  before: CarrierRaterTerms.optional().describe('What the version before said; none of the first.'),
})
export type CarrierRaterVersionRow = z.infer<typeof CarrierRaterVersionRow>

/** A carrier's rater as it is answered. */
export const CarrierRaterRecord = CarrierRaterTerms.extend({
  id: z.string(),
  carrierId: z.string(),
  revision: z.int(),
  versions: z
    .array(CarrierRaterVersion)
    .describe('The version in force, alone; listCarrierRaterVersions has every one there was.'),
  removed: z
    .object({ by: z.string(), at: Instant })
    .optional()
    .describe('By whom and when it was taken away: it prices nothing from then on, and its versions stay to be read.'),
  lastUpdated: Instant,
})
export type CarrierRaterRecord = z.infer<typeof CarrierRaterRecord>

/** A carrier's rater as it is kept, one for each carrier, with what it says now; its versions are records of their own. */
export type KeptCarrierRater = Omit<CarrierRaterRecord, 'versions'> & {
  /** Its first versions, in order, from the days when they stood in the record, as far as they have not moved out of it. */
  readonly former?: readonly CarrierRaterVersion[] | undefined
}

/** A carrier's rater as it is read by the provider and by its carrier: with whether it prices. */
export const CarrierRaterView = CarrierRaterRecord.extend({
  onPaper: z.boolean().describe('Whether new cover is written on its carrier’s paper today.'),
})
export type CarrierRaterView = z.infer<typeof CarrierRaterView>

/** A carrier's rater as lists show it. */
export const CarrierRaterRow = CarrierRaterRecord.omit({ removed: true, versions: true }).extend({
  deviations: z
    .array(RaterDeviation)
    .optional()
    .describe('By how much it deviates from the book; told to the provider and to the carrier itself.'),
})
export type CarrierRaterRow = z.infer<typeof CarrierRaterRow>
