import { implement } from '#functions/_platform/http/implement.ts'
import { personaGuard } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'

export const getAggregatorProfile = implement(contract.getAggregatorProfile)(async ({ query, actor }) => {
  const aggregator = await requireMeant({ type: 'da', id: query.id }, actor)
  return { ...aggregator, allowedActions: personaGuard.allowed(aggregator.status, { actor }) }
})
