import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { agentLink, type Sending } from './accessLink.ts'
import { fewQuoteLetters } from './fewQuoteLetters.ts'
import { letterFacts } from './letterFacts.ts'

/** The agent gets the terms by e-mail, with a link to the quote; who is new joins the agency by it. */
export const sendQuote = implement(contract.sendQuote)(async ({ params, actor, now, requireStepUp }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'send', { actor, now })
  const sent = afterAction(quote, 'send', now)
  const { writes, events } = await mailToAgent(quote, { actor, now, requireStepUp })
  if (writes.length > 0) await fewQuoteLetters(actor, now)
  await commit([quotes.update(quote, sent), ...writes], { events })
  return toStanding(sent, actor)
})

const mailToAgent = async (
  quote: StoredQuote,
  sending: Sending,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  const { agentEmail: email, agentFirstName: firstName = '', agentLastName: lastName = '' } = quote
  if (email === undefined) return { writes: [], events: [] }
  const link = await agentLink(quote, { email, firstName, lastName }, sending)
  const mail = mailWrite({
    template: 'quoteReady',
    to: email,
    firstName,
    now: sending.now,
    data: {
      ...letterFacts(quote),
      link: link.url,
    },
  })
  return { writes: [...link.writes, mail.write], events: [mail.event] }
}
