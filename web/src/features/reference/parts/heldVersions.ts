import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'

type Version = CarrierRaterView['versions'][number]

/** A version of a rater with when it held: until the next one was set, or the rater was taken away. */
export interface HeldVersion extends Version {
  readonly until: string | undefined
  /** What the version before said; undefined of the first. */
  readonly before: Version['terms'] | undefined
}

/** The versions of a rater, the latest first, each with when it held. */
export const heldVersions = ({ versions, removed }: CarrierRaterView): readonly HeldVersion[] =>
  versions
    .map((version, index) => ({
      ...version,
      until: versions[index + 1]?.at ?? removed?.at,
      before: versions[index - 1]?.terms,
    }))
    .toReversed()
