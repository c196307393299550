import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { quoteById, quoteFacts } from '#functions/quote/public.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'
import { toThoseAtWork } from '../mailFacts/toThoseAtWork.ts'

/** The agent and whoever works on the quote are told that the insured has handed in its questionnaire. */
export const tellOfQuestionnaire: Subscriber<'quote.questionnaireHandedIn'> = async ({ detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  const handedIn = quote?.questionnaire?.handedIn
  if (quote === undefined || handedIn === undefined) return
  const facts = { ...quoteFacts(quote), by: handedIn.by }
  const mails = await toThoseAtWork(quote, 'questionnaireHandedIn', ({ link, ...reader }) =>
    mailOf({ template: 'questionnaireHandedIn', ...reader, data: { ...facts, link } }),
  )
  await askForMails(mails, now, once)
}
