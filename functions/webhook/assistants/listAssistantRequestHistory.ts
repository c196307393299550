import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listAssistantRequestHistory as contract } from '#shared/contracts/webhook/assistants.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireAsked } from '../store/assistantRequests.ts'

export const listAssistantRequestHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireAsked(params.assistantRequestId, actor)
  return historyFor(id, actor, historyShares.assistantRequest)
})
