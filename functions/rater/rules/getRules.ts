import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { typicalAnswer } from './typicalRisk.ts'

export const getRules = implement(contract.getRules)(async ({ params, query, now }) => {
  const { coverages } = typicalAnswer({ ...query, ...params }, now)
  return {
    coverages: Object.fromEntries(
      Object.entries(coverages).map(([id, coverage]) => [
        id,
        {
          available: coverage.available,
          options: {
            limit: coverage.limitOptions,
            deductible: coverage.deductible.options,
            waitingPeriod: coverage.waitingPeriod.options,
            retroActivePeriod: coverage.retroActivePeriod.options,
          },
          reason: coverage.reason,
        },
      ]),
    ),
  }
})
