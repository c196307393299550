import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteFacts } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** The agent is told of a decline with its reason, unless the underwriter chose not to notify. */
export const tellOfDecline: Subscriber<'quote.declined'> = async ({ detail, now, once }) => {
  const quote = detail.notify ? await quoteById(detail.quoteId) : undefined
  if (quote?.agentEmail === undefined || quote.statusNote === undefined) return
  if (!(await wantsMail(quote.agentEmail, 'quoteDeclined'))) return
  const { reason, reasonSummary } = quote.statusNote
  await askForMails(
    [
      mailOf({
        template: 'quoteDeclined',
        to: quote.agentEmail,
        firstName: quote.agentFirstName,
        data: {
          ...quoteFacts(quote),
          reason: reason === '' ? reasonSummary : reason,
          ...(reasonSummary !== '' && { reasonSummary }),
          link: agentQuoteLink(quote.id),
        },
      }),
    ],
    now,
    once,
  )
}
