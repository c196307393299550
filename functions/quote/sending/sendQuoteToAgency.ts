import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agenciesBelow, agencyById, openWorkflow } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { phoneDigits } from '../quotes/seller.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { isStaff } from '../views/agencyStatus.ts'
import { agentLink } from './accessLink.ts'
import { fewQuoteLetters } from './fewQuoteLetters.ts'
import { reviewPath } from './reviewLink.ts'

type Body = BodyOf<typeof contract.sendQuoteToAgency>

const isOwnAgency = ({ agencyId, agencyName }: StoredQuote, { wraId, agencyName: typed }: Body): boolean =>
  wraId === undefined ? typed.trim().toLowerCase() === agencyName.toLowerCase() : wraId === agencyId

/** Staff pick any agency of the region; an agency those that belong to it, since others are none of its business. */
const mustBePickable = async ({ agencyId }: StoredQuote, wraId: string | undefined, actor: Actor): Promise<void> => {
  if (wraId === undefined) return
  const isKnown = isStaff(actor)
    ? (await agencyById(wraId)) !== undefined
    : (await agenciesBelow(agencyId)).some(({ id }) => id === wraId)
  if (!isKnown) fail('agency.notFound')
}

/** The agent becomes the quote's: who is known logs in, who is new joins the agency by the link. */
const toOwnAgent = async (quote: StoredQuote, body: Body, agentPhone: string, actor: Actor, now: Instant) => {
  const { agentEmail, agentFirstName, agentLastName } = body
  const agent = { email: agentEmail, firstName: agentFirstName, lastName: agentLastName }
  const link = await agentLink(quote, agent, { actor, now })
  return { ...link, template: 'quoteReady', changes: { agentEmail, agentFirstName, agentLastName, agentPhone } }
}

/** Another agency's agent sees this quote and no more, by a one-time code; who it was is kept with the quote. */
const toOtherAgent = async (quote: StoredQuote, body: Body, phone: string, actor: Actor, now: Instant) => {
  await mustBePickable(quote, body.wraId, actor)
  const { agencyName, agentEmail: email, agentFirstName, agentLastName, wraId } = body
  const name = `${agentFirstName} ${agentLastName}`
  const redirectUrl = reviewPath(quote)
  const { url, write } = openWorkflow({
    flow: 'QUOTE',
    subjectId: quote.id,
    name,
    email,
    phone: `+${phone}`,
    redirectUrl,
    now,
  })
  const sentToAgency = { agencyName, ...(wraId && { wraId }), name, email, phone, at: now, by: nameFor(actor) }
  const retailAgent = { retailAgentFirstName: agentFirstName, retailAgentLastName: agentLastName }
  return { url, writes: [write], template: 'quoteToAgency', changes: { ...retailAgent, sentToAgency } }
}

export const sendQuoteToAgency = implement(contract.sendQuoteToAgency)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'sendToAgency', { actor, now })
  const refusal = 'Phone is not a valid phone number'
  const phone = phoneDigits({ typed: body.agentPhone, field: 'agentPhone', refusal })
  const send = isOwnAgency(quote, body) ? toOwnAgent : toOtherAgent
  await fewQuoteLetters(actor, now)
  const { url, writes, template, changes } = await send(quote, body, phone, actor, now)
  const mail = mailWrite({
    template,
    to: body.agentEmail,
    firstName: body.agentFirstName,
    now,
    data: {
      insured: quote.companyName,
      quoteNumber: quote.quoteNumber,
      product: quote.product,
      effectiveDate: quote.effectiveDate,
      total: quote.totalPremium,
      validUntil: quote.expiresOn,
      ...(template === 'quoteToAgency' && {
        agencyName: body.agencyName,
        agent: {
          name: [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ') || actor.name,
          email: quote.agentEmail ?? actor.email,
          company: quote.agencyName,
        },
      }),
      link: url,
    },
  })
  await commit([quoteAction(quote, 'sendToAgency', now, changes), ...writes, mail.write], { events: [mail.event] })
})
