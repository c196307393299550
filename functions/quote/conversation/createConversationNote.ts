import { hasJumped } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/conversation.ts'
import { newNote } from '../notes/noteWrite.ts'
import { notes } from '../store/notes.ts'
import { requireQuote } from '../store/reach.ts'
import { mentionsIn } from './mentionable.ts'
import { sideOfActor } from './sideOf.ts'

/** People talk here under their own names (decision: conversation-by-name); what was said stays as it was said. */
export const createConversationNote = implement(contract.createConversationNote)(
  async ({ params, body, actor, now }) => {
    const quote = await requireQuote(params.quoteId, actor)
    const { text, mentions = [] } = body
    const note = {
      ...newNote(quote.id, { noteType: 'GENERAL', text, visibility: 'SHARED' }, actor, now),
      createdBy: hasJumped(actor) ? nameFor(actor) : actor.name,
      side: sideOfActor(actor),
      mentions: await mentionsIn(quote, actor, { text, ids: mentions, internal: false }),
      ...(quote.agencyId !== undefined && { agencyId: quote.agencyId }),
    }
    await commit([notes.create(note)], {
      events: [{ name: 'quote.noteWritten', detail: { quoteId: quote.id, noteId: note.id } }],
    })
    return { id: note.id }
  },
)
