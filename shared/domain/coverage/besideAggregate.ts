import { type CoverageKey, coverageId } from './coverageId.ts'

const keys: readonly CoverageKey[] = ['DEDICATED_BREACH_COSTS']
const beside: ReadonlySet<number> = new Set(keys.map(coverageId))

/** Whether a coverage's limit stands beside the aggregate limit: it takes nothing of that, and pays after it is used up (rule: beside-aggregate). */
export const isBesideAggregate = (id: number): boolean => beside.has(id)

/** What pays the same costs before a coverage does, by the wording of what is insured in addition to the limit. */
const before: ReadonlyMap<number, number> = new Map([[coverageId('BREACH_FUND'), coverageId('DEDICATED_BREACH_COSTS')]])

/** The coverage that is used up before another one pays; nothing where none is (rule: beside-aggregate). */
export const usedBefore = (id: number): number | undefined => before.get(id)
