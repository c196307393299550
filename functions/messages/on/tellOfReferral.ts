import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { usersOfRole } from '#functions/directory/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { agentQuoteLink, quoteFacts, underwriterQuoteLink } from '../mailFacts/quoteFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** More than this many underwriters read the inbox, not their mail. */
const mostUnderwriters = 20

/** The agent is told that an underwriter decides and why; the underwriters that one is waiting. */
export const tellOfReferral: Subscriber<'quote.referred'> = async ({ detail, now, once }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote === undefined) return
  const reasons = quote.referralReasons.map(({ message }) => message)
  const underwriters = (await usersOfRole('Underwriter')).slice(0, mostUnderwriters)
  const toAgent =
    quote.agentEmail === undefined
      ? []
      : [
          mailOf({
            template: 'quoteReferred',
            to: quote.agentEmail,
            firstName: quote.agentFirstName,
            data: { ...quoteFacts(quote), reasons, link: agentQuoteLink(quote) },
          }),
        ]
  const toUnderwriters = underwriters.map(({ email, firstName }) =>
    mailOf({
      template: 'referralReceived',
      to: email,
      firstName,
      data: {
        ...quoteFacts(quote),
        agencyName: quote.agencyName,
        aggregateLimit: quote.selection.global.limit,
        total: quote.totalPremium,
        reasons,
        ...(quote.needBy !== undefined && { needBy: quote.needBy }),
        link: underwriterQuoteLink(quote),
      },
    }),
  )
  const mails = [...toAgent, ...toUnderwriters]
  const wanted = await Promise.all(mails.map(({ to }) => wantsMail(to, 'quoteReferred')))
  await askForMails(
    mails.filter((_, index) => wanted[index]),
    now,
    once,
  )
}
