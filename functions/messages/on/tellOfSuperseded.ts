import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { changedSinceSigned, quoteById, quoteFacts } from '#functions/quote/public.ts'
import { changedLineWords } from '#shared/domain/quoting/changedLines.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'
import { toThoseAtWork } from '../mailFacts/toThoseAtWork.ts'

/** The agent and whoever works on the quote are told that its application has to be signed again, and why. */
export const tellOfSuperseded: Subscriber<'quote.applicationSuperseded'> = async ({ detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote?.signature === undefined) return
  const changes = (await changedSinceSigned(quote)).map(changedLineWords)
  const facts = { ...quoteFacts(quote), signer: quote.signature.name, changes }
  const mails = await toThoseAtWork(quote, 'signAgain', ({ link, ...reader }) =>
    mailOf({ template: 'signAgain', ...reader, data: { ...facts, link } }),
  )
  await askForMails(mails, now, once)
}
