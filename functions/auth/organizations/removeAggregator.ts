import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { requireOfType } from './personaGuard.ts'
import { removePersona } from './removePersona.ts'

export const removeAggregator = implement(contract.removeAggregator)(async ({ params, actor, now }) =>
  removePersona(await requireOfType({ type: 'da', id: params.daId }), actor, now),
)
