import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { SignRequest } from '#shared/contracts/quote/signatures.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { signsLateOn } from '#shared/domain/integration/sandboxSigner.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { signing } from './signing.ts'
import { statementDigest, statementOf } from './statementOf.ts'

/** Nobody's network address (RFC 5737): no device opens the page. */
const address = '192.0.2.1'

/** Whoever was asked to sign, as the link that they were sent would let them in. */
const signerOf = (
  { id, accountId }: StoredQuote,
  { envelopeId, signerName, signerEmail }: Pick<SignRequest, 'envelopeId' | 'signerEmail' | 'signerName'>,
): Actor => ({
  userId: envelopeId,
  name: signerName,
  email: signerEmail,
  accountType: 'CUSTOMER',
  subscriberType: 'CUSTOMER',
  role: 'Policy Holder',
  realm: 'ACCOUNT',
  organizationId: '',
  teamIds: [],
  scopes: [],
  workflow: { flow: 'QUOTE', workflowId: envelopeId, subjectId: id, accountId },
})

/**
 * Reads the application of a quote as it then is and signs it, for who signs late, once the days are over since it was asked
 * for; undefined where nobody waits for that. It is refused whatever whoever was asked would be.
 */
export const lateSignature = async (quote: StoredQuote, now: Instant): Promise<Omit<Effect, 'cursor'> | undefined> => {
  const { signRequest, signature, status } = quote
  if (signRequest === undefined || !canQuote(status, 'sign')) return undefined
  const on = signsLateOn(signRequest)
  if (on === undefined || now < on || (signature !== undefined && signature.at >= signRequest.at)) return undefined
  const { writes, events } = await signing(quote, {
    actor: signerOf(quote, signRequest),
    name: signRequest.signerName,
    digest: statementDigest(statementOf(quote)),
    address,
    now,
  })
  return { writes, events }
}
