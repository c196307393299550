import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteFacts } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** The agent is told that a quote can be sent and bound, also one that an underwriter has opened again. */
export const tellOfReadyQuote: Subscriber<'quote.cameBack' | 'quote.ready'> = async ({ name, detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  if (name === 'quote.cameBack' && quote?.status !== 'READY') return
  if (quote?.agentEmail === undefined || !(await wantsMail(quote.agentEmail, 'quoteReady'))) return
  await askForMails(
    [
      mailOf({
        template: 'quoteReady',
        to: quote.agentEmail,
        firstName: quote.agentFirstName,
        data: {
          ...quoteFacts(quote),
          total: quote.totalPremium,
          validUntil: quote.expiresOn,
          link: agentQuoteLink(quote.id),
        },
      }),
    ],
    now,
    once,
  )
}
