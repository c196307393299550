import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { isInReach, messages, requireMessage, threadScope } from '../store/messages.ts'
import { allowed } from './messageAction.ts'

export const getMessage = implement(contract.getMessage)(async ({ params, actor }) => {
  const { mailId: _, source: __, ...message } = await requireMessage(params.messageId, actor)
  const rows = await messages.every({ scopes: [threadScope(message.threadId)] })
  const thread = rows
    .filter((row) => isInReach(actor, row))
    .sort((a, b) => a.received.localeCompare(b.received) || a.id.localeCompare(b.id))
  return { ...message, thread, allowedActions: allowed(message.status, { actor }) }
})
