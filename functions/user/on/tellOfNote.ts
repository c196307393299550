import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { toldOfNote } from '#functions/quote/public.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { notify } from '../notifications/notify.ts'

/** Whom a note on a quote addresses is told of it, and the side that it is written to. */
export const tellOfNote: Subscriber<'quote.noteWritten'> = async (happening) => {
  const found = await toldOfNote(happening.detail.noteId)
  if (found === undefined) return
  const { note, quote, told } = found
  const about = `quote ${quote.quoteNumber} for ${quote.companyName}`
  const place = note.visibility === 'SHARED' ? '#conversation' : '#notes'
  const tellings = told.map(({ user, side, isMentioned }) => ({
    user,
    link: `${personas[side === 'AGENCY' ? 'AGENCY' : 'COWBELL'].basePath}/quotes/${quote.id}${place}`,
    text: isMentioned ? `${note.createdBy} mentioned you on ${about}.` : `${note.createdBy} wrote on ${about}.`,
  }))
  await notify('noteWritten', tellings, happening)
}
