import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteFacts } from '#functions/quote/public.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** The agent is told that a binder has ended without a policy, whatever they chose: a client is without cover. */
export const tellOfBinderEnd: Subscriber<'quote.binderEnded'> = async ({ detail: { quoteId, how }, now, once }) => {
  const quote = await quoteById(quoteId)
  if (quote?.agentEmail === undefined || quote.binder === undefined) return
  const reason = how === 'rescinded' ? quote.statusNote?.reason : undefined
  await askForMails(
    [
      mailOf({
        template: 'binderEnded',
        to: quote.agentEmail,
        firstName: quote.agentFirstName,
        data: {
          ...quoteFacts(quote),
          binderNumber: quote.binder.policyNumber,
          how,
          ...(reason !== undefined && { reason }),
          link: agentQuoteLink(quote.id),
        },
      }),
    ],
    now,
    once,
  )
}
