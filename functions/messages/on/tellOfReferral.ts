import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, handedOnBy, quoteById, quoteFacts, underwritersFor } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { underwriterQuoteLink } from '../mailFacts/quoteFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** The agent is told that an underwriter decides and why, once; the underwriters that one is waiting. */
export const tellOfReferral: Subscriber<'quote.referred' | 'quote.referredOn'> = async (happening) => {
  const { name, detail, now, once } = happening
  const quote = await quoteById(detail.quoteId)
  if (quote === undefined) return
  const { statusNote } = quote
  const handedOn =
    name === 'quote.referredOn' && statusNote !== undefined
      ? [`${(await handedOnBy(detail)) ?? statusNote.by}: ${statusNote.reason}`]
      : []
  const reasons = [...handedOn, ...quote.referralReasons.map(({ message }) => message)]
  const toAgent =
    quote.agentEmail === undefined || name === 'quote.referredOn'
      ? []
      : [
          mailOf({
            template: 'quoteReferred',
            to: quote.agentEmail,
            firstName: quote.agentFirstName,
            data: { ...quoteFacts(quote), reasons, link: agentQuoteLink(quote.id) },
          }),
        ]
  const toUnderwriters = (await underwritersFor(quote)).map(({ email, firstName }) =>
    mailOf({
      template: 'referralReceived',
      to: email,
      firstName,
      data: {
        ...quoteFacts(quote),
        agencyName: quote.agencyName,
        aggregateLimit: quote.selection.global.limit,
        premium: quote.totalPremium,
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
