import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type {
  CarrierRaterVersion,
  CarrierRaterVersionRecord,
  KeptCarrierRater,
} from '#shared/contracts/rater/carrierRaterRecord.ts'

/** Versions of carriers' raters: in no list, since their numbers leave nothing out and so name them. */
export const carrierRaterVersions = defineRecord<CarrierRaterVersionRecord>({
  kind: 'carrierRaterVersion',
  notFound: 'carrierRater.notFound',
})

/** The id of a version: two who set the same one at once write one record. */
export const carrierRaterVersionIdOf = (carrierId: string, revision: number): string => `crv_${carrierId}_${revision}`

const recordOf = (carrierId: string, version: CarrierRaterVersion): CarrierRaterVersionRecord => ({
  ...version,
  id: carrierRaterVersionIdOf(carrierId, version.revision),
  carrierId,
})

/** So many versions move out of a record with one change of it: with their rows they fit a transaction. */
const movedAtOnce = 20

/**
 * The next version of a rater, written with what the rater then says. Of the versions that an older record holds the latest
 * move out with it, a few with each change, so that the record has room for what is set however full it was.
 */
export const versionSet = (
  kept: Stored<KeptCarrierRater> | undefined,
  { carrierId, version }: { readonly carrierId: string; readonly version: CarrierRaterVersion },
): { readonly former: KeptCarrierRater['former']; readonly writes: readonly Write[] } => {
  const { former, writes } = movedOut(kept)
  return { former, writes: [...writes, carrierRaterVersions.create(recordOf(carrierId, version))] }
}

/** What an older record still holds of its versions when the latest of them have moved out, and the writes by which they do. */
export const movedOut = (
  kept: Pick<KeptCarrierRater, 'carrierId' | 'former'> | undefined,
): { readonly former: KeptCarrierRater['former']; readonly writes: readonly Write[] } => {
  const held = kept?.former ?? []
  const stay = held.slice(0, Math.max(0, held.length - movedAtOnce))
  const moved = held.slice(stay.length)
  const writes = moved.map((each) => carrierRaterVersions.create(recordOf(kept?.carrierId ?? '', each)))
  return { former: stay.length === 0 ? undefined : stay, writes }
}

/** The versions of a rater by their numbers, in the order asked: out of their records, and out of the rater's as far as they stand in it. */
export const versionsNumbered = async (
  { carrierId, former = [] }: Pick<KeptCarrierRater, 'carrierId' | 'former'>,
  revisions: readonly number[],
): Promise<CarrierRaterVersion[]> => {
  const inRecord = new Map(former.map((each) => [each.revision, each]))
  const apart = revisions.filter((each) => !inRecord.has(each))
  const read = await carrierRaterVersions.byIds(apart.map((each) => carrierRaterVersionIdOf(carrierId, each)))
  const known = new Map<number, CarrierRaterVersion>([
    ...inRecord,
    ...read.map((each) => [each.revision, each] as const),
  ])
  return revisions.flatMap((each) => known.get(each) ?? [])
}
