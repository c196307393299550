import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/conversation.ts'
import { conversationMarkId, conversationMarks } from '../store/conversationMarks.ts'
import { requireQuote } from '../store/reach.ts'
import { sharedNotes } from './sharedNotes.ts'

export const getConversation = implement(contract.getConversation)(async ({ params, actor }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const mark = await conversationMarks.byId(conversationMarkId({ quoteId: quote.id, userId: actor.userId }))
  const notes = (await sharedNotes(quote.id, actor)).map((note) => {
    const mine = note.createdById === actor.userId
    return { ...note, mine, unread: !mine && (mark === undefined || note.created > mark.readUntil) }
  })
  return { notes, unread: notes.filter(({ unread }) => unread).length }
})
