import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { changedPersona } from '#functions/directory/organizations/changedPersona.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { mustAllow, requireOfType } from './personaGuard.ts'

export const updateCarrierHostname = implement(contract.updateCarrierHostname)(async ({ params, body, actor, now }) => {
  const carrier = await requireOfType({ type: 'carrier', id: params.carrierId })
  mustAllow(carrier, 'update', actor)
  await commit([personas.update(carrier, await changedPersona(carrier, body, now))])
  return { id: carrier.id, hostname: body.hostname }
})
