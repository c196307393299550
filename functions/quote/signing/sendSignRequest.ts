import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { changedLineWords } from '#shared/domain/quoting/changedLines.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { applicationOf, digestOf } from '../attesting/application.ts'
import { fewQuoteLetters } from '../sending/fewQuoteLetters.ts'
import { quoteFacts } from '../sending/letterFacts.ts'
import { requireQuote } from '../store/reach.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { eSigner } from './eSigner.ts'
import { mustBeOfInsured } from './mustBeOfInsured.ts'
import { signPath } from './signPath.ts'
import { applicationStatusOf, statementDigest, statementOf } from './statementOf.ts'
import { changedSinceSigned } from './superseded.ts'

/** Whoever signs comes by a link of their own, behind a one-time code that goes to their address alone. */
export const sendSignRequest = implement(contract.sendSignRequest)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'askToSign', { actor, now })
  const { signerName, signerEmail } = body
  await mustBeOfInsured(signerEmail, quote, actor)
  await fewQuoteLetters(actor, now)
  const statement = statementOf(quote)
  const envelope = eSigner.open({
    quoteId: quote.id,
    statement,
    digest: statementDigest(statement),
    application: digestOf(applicationOf(quote)),
    now,
  })
  const link = openWorkflow({
    flow: 'QUOTE',
    subjectId: quote.id,
    name: signerName,
    email: signerEmail,
    redirectUrl: signPath(quote),
    now,
  })
  const { signature } = quote
  const again = signature &&
    applicationStatusOf(quote) === 'SUPERSEDED' && {
      signer: signature.name,
      on: dateAt(signature.at, quoteTimeZone(quote)),
      changes: (await changedSinceSigned(quote)).map(changedLineWords),
    }
  const mail = mailWrite({
    template: 'signRequest',
    to: signerEmail,
    firstName: signerName,
    clientOf: quote.agencyId,
    now,
    data: {
      ...quoteFacts(quote),
      agencyName: quote.agencyName,
      ...(again && { again }),
      link: link.url,
    },
  })
  const signRequest = { envelopeId: envelope.id, signerName, signerEmail, at: now, by: nameFor(actor) }
  await commit([quoteAction(quote, 'askToSign', now, { signRequest }), ...envelope.writes, link.write, mail.write], {
    events: [mail.event],
  })
  return { envelopeId: envelope.id }
})
