import { type CoverageKey, coverageId } from './coverageId.ts'

const keys: readonly CoverageKey[] = ['DEDICATED_BREACH_COSTS']
const beside: ReadonlySet<number> = new Set(keys.map(coverageId))

/** Whether a coverage's limit stands beside the aggregate limit: it takes nothing of that, and pays after it is used up (rule: beside-aggregate). */
export const isBesideAggregate = (id: number): boolean => beside.has(id)
