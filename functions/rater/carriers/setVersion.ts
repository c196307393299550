import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { carrierRaterIdOf, carrierRaters, versionSet } from '#functions/tariff/public.ts'
import type {
  CarrierRaterRecord,
  CarrierRaterTerms,
  KeptCarrierRater,
} from '#shared/contracts/rater/carrierRaterRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

interface NextVersion {
  readonly carrierId: string
  readonly terms: CarrierRaterTerms
  readonly by: string
  readonly note: string
  readonly now: Instant
}

/** Sets the next version of a carrier's rater, the first where there was none: rater and version are one commit. */
export const setVersion = async (
  kept: Stored<KeptCarrierRater> | undefined,
  { carrierId, terms, by, note, now }: NextVersion,
): Promise<CarrierRaterRecord> => {
  const revision = (kept?.revision ?? 0) + 1
  const version = { revision, terms, by, at: now, note }
  const { former, writes } = versionSet(kept, { carrierId, version })
  const said = { ...terms, id: carrierRaterIdOf(carrierId), carrierId, revision, lastUpdated: now }
  const rater: KeptCarrierRater = { ...said, ...(former && { former }) }
  await commit([kept === undefined ? carrierRaters.create(rater) : carrierRaters.update(kept, rater), ...writes])
  return { ...said, versions: [version] }
}
