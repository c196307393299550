import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteFacts, quoteTimeZone } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { openPoints } from '../mailFacts/quoteFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** The agent is told that cover is bound, until when the binder stands, and what is still open. */
export const tellOfBinder: Subscriber<'quote.bound'> = async ({ detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote?.agentEmail === undefined || quote.binder === undefined) return
  if (!(await wantsMail(quote.agentEmail, 'quoteBound'))) return
  await askForMails(
    [
      mailOf({
        template: 'binderIssued',
        to: quote.agentEmail,
        firstName: quote.agentFirstName,
        data: {
          ...quoteFacts(quote),
          binderNumber: quote.binder.policyNumber,
          binderExpiry: binderExpiresOn(quote.boundAt ?? now, quoteTimeZone(quote)),
          openPoints: openPoints(quote),
          link: agentQuoteLink(quote.id),
        },
      }),
    ],
    now,
    once,
  )
}
