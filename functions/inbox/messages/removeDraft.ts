import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { messages, requireMessage } from '../store/messages.ts'
import { mustAllow } from './messageAction.ts'

export const removeDraft = implement(contract.removeDraft)(async ({ params, actor }) => {
  const message = await requireMessage(params.messageId, actor)
  mustAllow(message.status, 'discard', { actor })
  await commit([messages.remove(message)])
})
