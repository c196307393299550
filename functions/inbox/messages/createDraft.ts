import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { messages, requireMessage } from '../store/messages.ts'
import { mustAllow } from './messageAction.ts'
import { writtenMessage } from './writtenMessage.ts'

export const createDraft = implement(contract.createDraft)(async ({ body, actor, now }) => {
  const before = body.id === undefined ? undefined : await requireMessage(body.id, actor)
  if (before !== undefined) mustAllow(before.status, 'write', { actor })
  const id = before?.id ?? MessageId.parse(`msg_${ulid()}`)
  const written = await writtenMessage(body, { id, actor, now })
  const draft = { ...written, threadId: before?.threadId ?? written.threadId, status: 'DRAFT' as const }
  await commit([before === undefined ? messages.create(draft) : messages.update(before, draft)])
  return { id }
})
