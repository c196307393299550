import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { requireMeant } from './personaReach.ts'

export const updateAggregatorProfile = implement(contract.updateAggregatorProfile)(async ({ body, actor, now }) => {
  const aggregator = await requireMeant({ type: 'da' }, actor)
  const next = await changedPersona(aggregator, body, now)
  await commit([personas.update(aggregator, next)])
  return next
})
