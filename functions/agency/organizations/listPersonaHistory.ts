import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requirePersona } from './personaReach.ts'

export const listPersonaHistory = implement(contract.listPersonaHistory)(async ({ params, actor }) => {
  const { id } = await requirePersona(params.personaId, actor)
  return historyFor(id, actor, historyShares.persona)
})
