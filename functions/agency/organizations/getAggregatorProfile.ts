import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'

export const getAggregatorProfile = implement(contract.getAggregatorProfile)(async ({ query, actor }) =>
  requireMeant({ type: 'da', id: query.id }, actor),
)
