import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/conversation.ts'
import { conversationMarkId, conversationMarks } from '../store/conversationMarks.ts'
import { requireQuote } from '../store/reach.ts'
import { sharedNotes } from './sharedNotes.ts'

/** Nobody reads backwards: what was read stays read. */
export const markConversationRead = implement(contract.markConversationRead)(async ({ params, body, actor, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const note = (await sharedNotes(quote.id, actor)).find(({ id }) => id === body.noteId) ?? fail('note.notFound')
  const id = conversationMarkId({ quoteId: quote.id, userId: actor.userId })
  const mark = await conversationMarks.byId(id)
  if (mark !== undefined && mark.readUntil >= note.created) return
  const next = { id, readUntil: note.created }
  await commit([mark === undefined ? conversationMarks.create(next) : conversationMarks.update(mark, next)])
})
