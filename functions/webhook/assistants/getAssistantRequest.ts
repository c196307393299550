import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { assistantRequestRow, requireAsked } from '../store/assistantRequests.ts'
import { assistantRequestGuard } from './assistantRequestGuard.ts'
import { mayMake, shownTo } from './shownTo.ts'

export const getAssistantRequest = implement(contract.getAssistantRequest)(async ({ params, actor, now }) => {
  const request = await requireAsked(params.assistantRequestId, actor)
  const mayItself = mayMake(request, actor)
  const isOver = request.expiresAt <= now
  const allowed = assistantRequestGuard
    .allowed(request.status, { actor })
    .filter((action) => action !== 'approve' || (mayItself && !isOver))
  return { ...shownTo(actor, assistantRequestRow(request)), allowedActions: allowed }
})
