import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteFacts, toldOfNote } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { underwriterQuoteLink } from '../mailFacts/quoteFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whom a note on a quote addresses is told of it with its words, and the side that it is written to. */
export const tellOfNote: Subscriber<'quote.noteWritten'> = async ({ detail, now, once }) => {
  const found = await toldOfNote(detail.noteId)
  if (found === undefined) return
  const { note, quote, told } = found
  const place = note.visibility === 'SHARED' ? '#conversation' : '#notes'
  const mails = told.map(({ user, side, isMentioned }) =>
    mailOf({
      template: 'noteWritten',
      to: user.email,
      firstName: user.firstName,
      data: {
        ...quoteFacts(quote),
        writtenBy: note.createdBy,
        isMentioned,
        text: note.text,
        link: `${side === 'AGENCY' ? agentQuoteLink(quote.id) : underwriterQuoteLink(quote)}${place}`,
      },
    }),
  )
  const wanted = await Promise.all(mails.map(({ to }) => wantsMail(to, 'noteWritten')))
  await askForMails(
    mails.filter((_, index) => wanted[index]),
    now,
    once,
  )
}
