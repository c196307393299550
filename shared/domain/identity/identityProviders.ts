import type { AccountType } from '#shared/permissions.ts'

/** Identity providers that an organization has at most. */
export const mostIdentityProviders = 5

export const providerProtocols = ['OIDC', 'SAML'] as const
export type ProviderProtocol = (typeof providerProtocols)[number]

/** How the `state` of a sign-in begins that is tried: the page that people come back to knows it by that. */
export const testState = 'test.'

/** What shows that a domain is its organization's: a text that whoever runs the domain puts under a name of it (DNS TXT). */
export const domainChallenge = ({ domain, token }: { readonly domain: string; readonly token: string }) => ({
  host: `_palisade.${domain}`,
  text: `palisade-domain=${token}`,
})

const soap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** What providers call an e-mail and names where nobody says otherwise (OpenID Connect Core 1.0, 5.1; most of SAML). */
export const usualAttributes = {
  OIDC: { email: 'email', firstName: 'given_name', lastName: 'family_name' },
  SAML: { email: `${soap}/emailaddress`, firstName: `${soap}/givenname`, lastName: `${soap}/surname` },
} as const satisfies Readonly<Record<ProviderProtocol, object>>

/** What an identity provider is described by, as far as it can be wrong. */
export interface ProviderDetails {
  readonly protocol: ProviderProtocol
  readonly issuer?: string | undefined
  readonly clientId?: string | undefined
  readonly metadataUrl?: string | undefined
}

type Wrong = { readonly path: readonly [keyof ProviderDetails]; readonly detail: string }

/**
 * An address that a provider may stand at, without user and fragment: over TLS at a name that anybody can look up, never a
 * number and no name of inner networks (RFC 6761, RFC 6762, RFC 8375); or this machine's own where nothing is real.
 */
const overTls =
  /^https:\/\/([a-z0-9-]+\.)+(?!(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)(?:[:/]|$))[a-z][a-z0-9-]*[a-z0-9](:\d+)?(\/[^\s#@]*)?$/i
const here = /^http:\/\/(127\.0\.0\.1|([a-z0-9-]+\.)+localhost)(:\d+)?(\/[^\s#@]*)?$/i
const isAddress = (text: string, isLaptop: boolean): boolean => overTls.test(text) || (isLaptop && here.test(text))

/** What of the details is missing or no address, by field. */
export const wrongDetails = (
  { protocol, issuer = '', clientId = '', metadataUrl = '' }: ProviderDetails,
  { isLaptop }: { readonly isLaptop: boolean },
): readonly Wrong[] => {
  const address = 'Enter an address that begins with https://'
  if (protocol === 'SAML') return isAddress(metadataUrl, isLaptop) ? [] : [{ path: ['metadataUrl'], detail: address }]
  return [
    ...(isAddress(issuer, isLaptop) ? [] : [{ path: ['issuer'], detail: address } as const]),
    ...(clientId === '' ? [{ path: ['clientId'], detail: 'Client ID is a required field' } as const] : []),
  ]
}

/** The list of an organization's identity providers. */
export const providersOf = ({
  accountType,
  organizationId,
}: {
  readonly accountType: AccountType
  readonly organizationId: string
}) => `providers:${accountType}:${organizationId}`
