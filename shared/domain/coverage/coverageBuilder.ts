import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { Coverage, LimitRule } from './coverage.ts'
import { type CoverageKey, coverageId } from './coverageId.ts'
import { type WaitingPeriod, waitingPeriods } from './terms.ts'

/** What a catalogue row says; the rest follows of its kind. */
export type Row = Pick<Coverage, 'groupId' | 'name' | 'tooltip' | 'limit'> & Partial<Coverage>

const withDefaults = (key: CoverageKey, row: Row): Omit<Coverage, 'order'> => ({
  id: coverageId(key),
  key,
  chartGroup: 'First Party',
  mandatory: false,
  locked: false,
  endorsement: row.groupId === 7,
  deductibles: [],
  waitingPeriods: [],
  retro: 'none',
  ...row,
})

/** Coverages in the order of their groups and rows, each row filled with what follows of its kind; places count from `first`. */
export const catalogueOf = <Key extends CoverageKey>(
  rows: Readonly<Record<Key, Row>>,
  first = 0,
): readonly Coverage[] =>
  (Object.entries(rows) as [Key, Row][]) // Object.entries widens the keys of the record to string
    .map(([key, row]) => withDefaults(key, row))
    .sort((a, b) => a.groupId - b.groupId)
    .map((coverage, place) => ({ ...coverage, order: first + place }))

/** The policy's own limit. */
export const aggregate: LimitRule = { kind: 'aggregate' }

/** No limit of its own: it changes the terms of the policy. */
export const noLimit: LimitRule = { kind: 'none' }

/** One of these amounts, never above the aggregate limit. */
export const sublimit = (...options: WholeUnits[]): LimitRule => ({ kind: 'sublimit', options, upToAggregate: false })

/** One of these amounts or the whole aggregate limit. */
export const sublimitOrAggregate = (...options: WholeUnits[]): LimitRule => ({
  kind: 'sublimit',
  options,
  upToAggregate: true,
})

/** Retentions of liability and response covers: everything on offer up to 250,000. */
export const anyRetention = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000]
/** Retentions of small first-party covers. */
export const smallRetention = [1_000, 2_500, 5_000, 10_000, 25_000]
/** Retentions of crime covers, which insurers keep above petty losses. */
export const crimeRetention = [2_500, 5_000, 10_000, 25_000, 50_000, 100_000]

export const anyWait: readonly WaitingPeriod[] = waitingPeriods
/** Waits where the failing system is somebody else's: never under eight hours. */
export const longWait: readonly WaitingPeriod[] = [8, 12, 24]
