import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { customerFieldsOf } from '../quotes/customerFields.ts'
import { requireQuote } from '../store/reach.ts'
import { holderLink } from './accessLink.ts'
import { fewQuoteLetters } from './fewQuoteLetters.ts'
import { askedAbout, letterFacts } from './letterFacts.ts'
import { noticeRequest } from './noticeRequest.ts'
import { reviewPath } from './reviewLink.ts'

/**
 * The link leads to a one-time code sent to the policy holder's own e-mail or phone, then to this quote alone; who is
 * invited joins or logs in by it, and has the whole account.
 */
export const sendQuoteToPolicyHolder = implement(contract.sendQuoteToPolicyHolder)(
  async ({ params, body, actor, now, requireStepUp }) => {
    const quote = await requireQuote(params.quoteId, actor)
    // Who has asked to be bound, or is, is sent the quote to confirm its application.
    const action = canQuote(quote.status, 'askToAttest') ? 'askToAttest' : 'send'
    mustAllow(quote, action, { actor, now })
    const customer = customerFieldsOf(body)
    const { customerFirstName: firstName, customerLastName: lastName, customerEmail: email } = body
    const review = () => {
      const name = `${firstName} ${lastName}`
      const phone = `+${customer.customerPhone}`
      const redirectUrl = reviewPath(quote)
      const { url, write } = openWorkflow({ flow: 'QUOTE', subjectId: quote.id, name, email, phone, redirectUrl, now })
      return { url, writes: [write] }
    }
    const link = body.addUserToSystem
      ? await holderLink(quote, { email, firstName, lastName }, { actor, now, requireStepUp })
      : review()
    await fewQuoteLetters(actor, now)
    const sent = { at: now, to: email, by: nameFor(actor) }
    const mail = mailWrite({
      template: 'quoteToPolicyHolder',
      to: email,
      firstName,
      clientOf: quote.agencyId,
      now,
      data: {
        ...letterFacts(quote),
        agent: {
          ...askedAbout(quote, actor),
          ...(quote.agentPhone !== undefined && {
            phone: formatPhone(regionOf(config.region), quote.agentPhone),
          }),
        },
        link: link.url,
      },
    })
    const notice = action === 'askToAttest' ? noticeRequest({ ...quote, ...customer }, now) : undefined
    const writes = [...link.writes, mail.write, ...(notice?.writes ?? [])]
    await commit([quoteAction(quote, action, now, { ...customer, sent }), ...writes], {
      events: [mail.event, ...(notice?.events ?? [])],
    })
  },
)
