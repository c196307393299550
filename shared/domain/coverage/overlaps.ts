import type { CoverageId, CoverageKey } from './coverageId.ts'
import { coverageId } from './coverageId.ts'

/** A coverage that pays for all that narrower ones pay for, so that both together would charge a loss twice. */
type Overlap = { readonly wider: CoverageKey; readonly narrower: readonly CoverageKey[] }

const overlaps: readonly Overlap[] = [
  { wider: 'CYBER_CRIME_LOSS', narrower: ['COMPUTER_FRAUD', 'SOCIAL_ENGINEERING'] },
  { wider: 'ECOMMERCE_SYSTEM_FAILURE', narrower: ['ECOMMERCE'] },
  { wider: 'MULTIMEDIA_LIABILITY', narrower: ['WEBSITE_MEDIA'] },
]

const widerByNarrower = new Map<CoverageId, CoverageId>(
  overlaps.flatMap(({ wider, narrower }) => narrower.map((key) => [coverageId(key), coverageId(wider)] as const)),
)

/** The coverage that has this one in it; undefined for most. */
export const widerCoverage = (id: CoverageId): CoverageId | undefined => widerByNarrower.get(id)
