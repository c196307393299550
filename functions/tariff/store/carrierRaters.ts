import { defineRecord } from '#functions/_platform/storage/record.ts'
import type {
  CarrierRaterRecord,
  CarrierRaterRow,
  KeptCarrierRater,
} from '#shared/contracts/rater/carrierRaterRecord.ts'

export const carrierRatersScope = 'all'

/** The id of a carrier's rater: there is one for each, however many are set up at once. */
export const carrierRaterIdOf = (carrierId: string): string => `crr_${carrierId}`

/** Raters of carriers: in one list by name, found by it. */
export const carrierRaters = defineRecord({
  kind: 'carrierRater',
  notFound: 'carrierRater.notFound',
  version: 4,
  // From the second on a rater says what its carrier deviates: before, it told what the carrier takes and priced nothing.
  from: {
    1: (rater: CarrierRaterRecord) => ({
      ...rater,
      deviations: [],
      versions: rater.versions.map((each) => ({ ...each, terms: { ...each.terms, deviations: [] } })),
    }),
    // From the third on one that was taken away stays, in no list: before, its versions were gone with it.
    2: (rater: CarrierRaterRecord) => rater,
    // From the fourth on versions are records of their own: before, a rater with many was more than a row holds.
    3: ({ versions, ...rater }: CarrierRaterRecord): KeptCarrierRater => ({ ...rater, former: versions }),
  },
  // Versions tell themselves; that old ones move out of the record is nobody's deed.
  history: { hides: ['former'] },
  list: {
    scopes: ({ removed }) => (removed === undefined ? [carrierRatersScope] : []),
    sorts: {
      name: (rater: KeptCarrierRater) => rater.name,
      lastUpdated: (rater: KeptCarrierRater) => rater.lastUpdated,
    },
    summary: ({ removed: _, former: __, ...row }: KeptCarrierRater): CarrierRaterRow => row,
  },
  search: ({ name, removed }) => (removed === undefined ? [name] : []),
  searchFromStart: ({ carrierId, removed }) => (removed === undefined ? [carrierId] : []),
})

/** The rater of a carrier as it was left, also one that was taken away. */
export const keptRaterOf = (carrierId: string) => carrierRaters.byId(carrierRaterIdOf(carrierId))

/** The rater of a carrier, where it has one. */
export const raterOfCarrier = async (carrierId: string) => {
  const rater = await keptRaterOf(carrierId)
  return rater?.removed === undefined ? rater : undefined
}
