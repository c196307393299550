import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listMessageHistory as contract } from '#shared/contracts/inbox/messages.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireMessage } from '../store/messages.ts'

export const listMessageHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireMessage(params.messageId, actor)
  return historyFor(id, actor, historyShares.message)
})
