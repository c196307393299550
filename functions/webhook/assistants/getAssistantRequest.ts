import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'
import { assistantRequestRow, requireAsked } from '../store/assistantRequests.ts'
import { assistantRequestGuard } from './assistantRequestGuard.ts'

export const getAssistantRequest = implement(contract.getAssistantRequest)(async ({ params, actor, now }) => {
  const request = await requireAsked(params.assistantRequestId, actor)
  const mayItself = request.needed.length === 0 || request.needed.some((each) => mayAs(actor, each as Permission))
  const isOver = request.expiresAt <= now
  const allowed = assistantRequestGuard
    .allowed(request.status, { actor })
    .filter((action) => action !== 'approve' || (mayItself && !isOver))
  return { ...assistantRequestRow(request), allowedActions: allowed }
})
