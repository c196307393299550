import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { messages, requireMessage } from '../store/messages.ts'
import { mustAllow } from './messageAction.ts'
import { mustFit, writtenMessage } from './writtenMessage.ts'

export const sendMessage = implement(contract.sendMessage)(async ({ body, actor, now }) => {
  const draft = body.draftId === undefined ? undefined : await requireMessage(body.draftId, actor)
  if (draft !== undefined) mustAllow(draft.status, 'send', { actor })
  const id = draft?.id ?? MessageId.parse(`msg_${ulid()}`)
  const written = await writtenMessage(body, { id, actor, now })
  mustFit(written.attachments)
  const message = { ...written, threadId: draft?.threadId ?? written.threadId, status: 'SENT' as const }
  const events = [{ name: 'message.sent' as const, detail: { messageId: id } }]
  await commit([draft === undefined ? messages.create(message) : messages.update(draft, message)], { events })
  return { id }
})
