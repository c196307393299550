import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteFacts } from '#functions/quote/public.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * What falls due without being brought starts the notice it names: a reminder to the agent, or notice that the cover may be
 * cancelled, to the insured as well. It is told whatever people have chosen to be told of.
 */
export const tellOfOverdue: Subscriber<'quote.subjectivitiesOverdue'> = async ({ detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote === undefined) return
  const overdue = quote.subjectivities.filter(
    ({ id, status, notice }) => detail.subjectivityIds.includes(id) && status === 'OVERDUE' && notice !== undefined,
  )
  if (overdue.length === 0) return
  const cancels = overdue.some(({ notice }) => notice === 'CANCELLATION')
  const data = {
    ...quoteFacts(quote),
    cancels,
    number: quote.binder?.policyNumber ?? quote.quoteNumber,
    points: overdue.map(({ text }) => text),
  }
  const { agentEmail, agentFirstName, customerEmail, customerFirstName } = quote
  await askForMails(
    [
      ...(agentEmail === undefined
        ? []
        : [
            mailOf({
              template: 'subjectivityOverdue',
              to: agentEmail,
              firstName: agentFirstName,
              data: { ...data, link: agentQuoteLink(quote.id) },
            }),
          ]),
      ...(cancels && quote.binder !== undefined && customerEmail !== undefined
        ? [
            mailOf({
              template: 'subjectivityOverdue',
              to: customerEmail,
              firstName: customerFirstName,
              clientOf: quote.agencyId,
              data,
            }),
          ]
        : []),
    ],
    now,
    once,
  )
}
