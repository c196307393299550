import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { mustAllow, requireOfType } from './personaGuard.ts'

export const updateAggregator = implement(contract.updateAggregator)(async ({ params, body, actor, now }) => {
  const aggregator = await requireOfType({ type: 'da', id: params.daId })
  mustAllow(aggregator, 'update', actor)
  const next = await changedPersona(aggregator, body, now)
  await commit([personas.update(aggregator, next)])
  return next
})
