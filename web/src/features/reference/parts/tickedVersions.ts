import type { CarrierRaterVersionRow } from '#shared/contracts/rater/carrierRaterRecord.ts'

interface Ticks {
  /** The numbers that are ticked now. */
  readonly ids: ReadonlySet<string>
  readonly shown: readonly CarrierRaterVersionRow[]
  /** What was ticked before, also on other pages. */
  readonly ticked: readonly CarrierRaterVersionRow[]
}

/** The versions that are ticked, the oldest first: of the page that is shown, and of those that were left. */
export const tickedVersions = ({ ids, shown, ticked }: Ticks): readonly CarrierRaterVersionRow[] => {
  const known = new Map([...ticked, ...shown].map((each) => [each.revision, each]))
  return [...known.values()]
    .filter(({ revision }) => ids.has(String(revision)))
    .toSorted((a, b) => a.revision - b.revision)
}
