import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agenciesBelow, agencyById, openWorkflow } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import { mustAllow } from '../actions/guards.ts'
import { type QuoteChanges, quoteAction } from '../actions/quoteAction.ts'
import { agentWithEmail } from '../quotes/agentOfQuote.ts'
import { phoneDigits } from '../quotes/phoneDigits.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { isStaff } from '../views/agencyStatus.ts'
import { agentLink, type Sending } from './accessLink.ts'
import { fewQuoteLetters } from './fewQuoteLetters.ts'
import { askedAbout, letterFacts } from './letterFacts.ts'
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

/** To whom it was sent who does not sell it, as the quote keeps them: nobody of these confirms for the insured. */
const recipientOf = ({ agencyName, agentEmail: email, agentFirstName, agentLastName, wraId }: Body, phone: string) => ({
  agencyName,
  ...(wraId && { wraId }),
  name: `${agentFirstName} ${agentLastName}`,
  email,
  phone,
})

/** Who is of the agency becomes the quote's agent and logs in; who is not yet is its recipient, and joins by the link. */
const toOwnAgent = async (quote: StoredQuote, body: Body, phone: string, sending: Sending) => {
  const { actor, now } = sending
  const { agentEmail: email, agentFirstName: firstName, agentLastName: lastName } = body
  const link = await agentLink(quote, { email, firstName, lastName }, sending)
  const agency = await agencyById(quote.agencyId)
  const agent = agency && (await agentWithEmail(agency, email))
  const changes: QuoteChanges =
    agent === undefined
      ? { sentToAgency: { ...recipientOf(body, phone), at: now, by: nameFor(actor) } }
      : { ...agent, agentPhone: phone }
  return { ...link, template: 'quoteReady', changes }
}

/** Another agency's agent sees this quote and no more, by a one-time code; who it was is kept with the quote. */
const toOtherAgent = async (quote: StoredQuote, body: Body, phone: string, { actor, now }: Sending) => {
  await mustBePickable(quote, body.wraId, actor)
  const recipient = recipientOf(body, phone)
  const { name, email } = recipient
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
  const retailAgent = { retailAgentFirstName: body.agentFirstName, retailAgentLastName: body.agentLastName }
  const sentToAgency = { ...recipient, at: now, by: nameFor(actor) }
  const changes: QuoteChanges = { ...retailAgent, sentToAgency }
  return { url, writes: [write], template: 'quoteToAgency', changes }
}

export const sendQuoteToAgency = implement(contract.sendQuoteToAgency)(
  async ({ params, body, actor, now, requireStepUp }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'sendToAgency', { actor, now })
    const refusal = 'Phone is not a valid phone number'
    const phone = phoneDigits({ typed: body.agentPhone, field: 'agentPhone', refusal })
    const send = isOwnAgency(quote, body) ? toOwnAgent : toOtherAgent
    const { url, writes, template, changes } = await send(quote, body, phone, { actor, now, requireStepUp })
    await fewQuoteLetters(actor, now)
    const mail = mailWrite({
      template,
      to: body.agentEmail,
      firstName: body.agentFirstName,
      now,
      data: {
        ...letterFacts(quote),
        ...(template === 'quoteToAgency' && {
          agencyName: body.agencyName,
          agent: askedAbout(quote, actor),
        }),
        link: url,
      },
    })
    await commit([quoteAction(quote, 'sendToAgency', now, changes), ...writes, mail.write], { events: [mail.event] })
  },
)
