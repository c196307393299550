import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { messages, requireMessage } from '../store/messages.ts'
import { mustAllow } from './messageAction.ts'

export const reprocessMessage = implement(contract.reprocessMessage)(async ({ params, actor }) => {
  const message = await requireMessage(params.messageId, actor)
  mustAllow(message.status, 'reprocess', { actor })
  const events = [{ name: 'message.reprocessRequested' as const, detail: { messageId: message.id } }]
  // Written as it is, so that it is in its history who asked.
  await commit([messages.update(message, message)], { events })
})
