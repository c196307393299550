import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CarrierRaterRecord, CarrierRaterRow } from '#shared/contracts/rater/carrierRaterRecord.ts'

export const carrierRatersScope = 'all'

/** The id of a carrier's rater: there is one for each, however many are set up at once. */
export const carrierRaterIdOf = (carrierId: string): string => `crr_${carrierId}`

/** Raters of carriers: in one list by name, found by it. */
export const carrierRaters = defineRecord({
  kind: 'carrierRater',
  notFound: 'carrierRater.notFound',
  version: 2,
  // From the second on a rater says what its carrier deviates: before, it told what the carrier takes and priced nothing.
  from: {
    1: (rater: CarrierRaterRecord) => ({
      ...rater,
      deviations: [],
      versions: rater.versions.map((each) => ({ ...each, terms: { ...each.terms, deviations: [] } })),
    }),
  },
  list: {
    scopes: () => [carrierRatersScope],
    sorts: {
      name: (rater: CarrierRaterRecord) => rater.name,
      lastUpdated: (rater: CarrierRaterRecord) => rater.lastUpdated,
    },
    summary: ({ versions: _, ...row }: CarrierRaterRecord): CarrierRaterRow => row,
  },
  search: (rater) => [rater.name],
  searchFromStart: (rater) => [rater.carrierId],
})

/** The rater of a carrier, where it has one. */
export const raterOfCarrier = (carrierId: string) => carrierRaters.byId(carrierRaterIdOf(carrierId))
