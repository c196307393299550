import { randomUUID } from 'node:crypto'
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { z } from 'zod'
import type { SamlPoolProvider } from './context.ts'
import { type ProviderIdentity, ProviderRefusal } from './providerExchange.ts'

/** The pool as a service provider of SAML. */
export interface SamlParty {
  /** `urn:amazon:cognito:sp:<pool>`, the audience of what is said to it. */
  readonly entityId: string
  readonly acsUrl: string
}

export const samlPartyOf = ({ poolId, domain }: { readonly poolId: string; readonly domain: string }): SamlParty => ({
  entityId: `urn:amazon:cognito:sp:${poolId}`,
  acsUrl: `${domain}/saml2/idpresponse`,
})

/** The one request that may be answered; that it is so once is the store's matter, which forgets a departure as it is taken back. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
  getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
  removeAsync: async (key) => key,
})

const exchangeWith = ({ metadata }: SamlPoolProvider, { entityId, acsUrl }: SamlParty, requestId: string): SAML =>
  new SAML({
    entryPoint: metadata.ssoUrl,
    idpCert: [...metadata.certificates],
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    // The response or its assertion: one of both.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
    generateUniqueId: () => requestId,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
  })

/** The address at the provider that begins a sign-in, without its `RelayState`, and the request's id that comes back with it. */
export const samlDepartureTo = async (
  provider: SamlPoolProvider,
  party: SamlParty,
): Promise<{ readonly address: string; readonly nonce: string }> => {
  const nonce = `_${randomUUID()}`
  return { address: await exchangeWith(provider, party, nonce).getAuthorizeUrlAsync('', undefined, {}), nonce }
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const attributed = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ $: z.object(shape) })
/** Of a verified assertion what node-saml does not look at. */
const Assertion = z.object({
  Assertion: z.object({
    Issuer: z.tuple([z.object({ _: z.string() })]),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z
              .tuple([attributed({ InResponseTo: z.string(), NotOnOrAfter: z.iso.datetime(), Recipient: z.string() })])
              .optional(),
          }),
        ),
      }),
    ]),
  }),
})

/** Whether a verified assertion is the provider's own and was given for this request, at this address, just now (SAML 2.0 Profiles, 4.1.4.3). */
const isGivenFor = (
  profile: Profile,
  { issuer, acsUrl, requestId }: { readonly issuer: string; readonly acsUrl: string; readonly requestId: string },
): boolean => {
  const { success, data } = Assertion.safeParse(profile.getAssertion?.())
  if (!success) return false
  const { Issuer, Subject } = data.Assertion
  return (
    Issuer[0]._ === issuer &&
    Subject[0].SubjectConfirmation.some(({ $: { Method }, SubjectConfirmationData }) => {
      const confirmed = SubjectConfirmationData?.[0]
      if (Method !== bearer || confirmed === undefined) return false
      const { InResponseTo, NotOnOrAfter, Recipient } = confirmed.$
      return InResponseTo === requestId && Recipient === acsUrl && Date.parse(NotOnOrAfter) > Date.now()
    })
  )
}

/** An attribute as the pool keeps it: a text, of several values `[a, b]`, each as forms encode it. */
const kept = (value: unknown): string => {
  if (Array.isArray(value))
    return `[${value.map((each) => new URLSearchParams({ '': kept(each) }).toString().slice(1)).join(', ')}]`
  return typeof value === 'string' ? value : ''
}

const invalid = (reason: string) => new ProviderRefusal(`Invalid SAML response received: ${reason}`)

/**
 * Who the provider says has signed in, what it posted verified: signed with a key of its metadata, for this pool, this
 * request, this address and this hour; throws a ProviderRefusal when nobody has.
 */
export const identityInSaml = async (
  provider: SamlPoolProvider,
  party: SamlParty,
  { requestId, response }: { readonly requestId: string; readonly response: string },
): Promise<ProviderIdentity> => {
  const { profile } = await exchangeWith(provider, party, requestId)
    .validatePostResponseAsync({ SAMLResponse: response })
    .catch((error: unknown) => {
      // node-saml trips over what is not there.
      if (error instanceof TypeError) throw invalid('it does not say all that it must')
      throw invalid(error instanceof Error ? error.message : String(error))
    })
  if (profile === null) throw invalid('nobody is signed in')
  const { acsUrl } = party
  if (!isGivenFor(profile, { issuer: provider.metadata.entityId, acsUrl, requestId }))
    throw invalid('the assertion was given for another request, address or time, or by another provider')
  if (typeof profile.nameID !== 'string' || profile.nameID === '') throw invalid('the assertion has no NameID')
  const said = z.record(z.string(), z.unknown()).catch({}).parse(profile.attributes)
  const attributes = Object.fromEntries(
    Object.entries(provider.attributes).map(([attribute, called]) => [attribute, kept(said[called])]),
  )
  if ((attributes.email ?? '') === '') throw invalid('Invalid user attributes: email: The attribute is required')
  return { sub: profile.nameID, attributes: { ...attributes, email_verified: 'false' } }
}
