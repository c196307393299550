import type { AccountType } from '#shared/permissions.ts'
import { type RoleWord, rolesToSay } from './vouchedRole.ts'

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
  readonly attributes?: { readonly email: string; readonly roles?: readonly RoleWord[] | undefined } | undefined
}

type Wrong = { readonly path: readonly [keyof ProviderDetails, ...(string | number)[]]; readonly detail: string }

/**
 * An address that a provider may stand at, without user and fragment: over TLS at a name that anybody can look up, never a
 * number and no name of inner networks (RFC 6761, RFC 6762, RFC 8375); or this machine's own where nothing is real.
 */
const overTls =
  /^https:\/\/([a-z0-9-]+\.)+(?!(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)(?:[:/]|$))[a-z][a-z0-9-]*[a-z0-9](:\d+)?(\/[^\s#@]*)?$/i
const here = /^http:\/\/(127\.0\.0\.1|([a-z0-9-]+\.)+localhost)(:\d+)?(\/[^\s#@]*)?$/i
const isAddress = (text: string, isLaptop: boolean): boolean => overTls.test(text) || (isLaptop && here.test(text))

/** A word stands for one role, which the organization has and a provider may give. */
const wrongWords = (roles: readonly RoleWord[], accountType: AccountType): readonly Wrong[] =>
  roles.flatMap(({ role, says }, index): Wrong[] => {
    const wrong = (field: 'role' | 'says', detail: string): Wrong => ({
      path: ['attributes', 'roles', index, field],
      detail,
    })
    if (!rolesToSay(accountType).includes(role)) return [wrong('role', 'A provider does not give this role')]
    const before = roles.slice(0, index)
    if (before.some((each) => each.role === role)) return [wrong('role', 'This role has a word already')]
    return before.some((each) => each.says.toLowerCase() === says.toLowerCase())
      ? [wrong('says', 'This word stands for another role already')]
      : []
  })

/** What of the details is missing or no address, by field. */
export const wrongDetails = (
  { protocol, issuer = '', clientId = '', metadataUrl = '', attributes }: ProviderDetails,
  { accountType, isLaptop }: { readonly accountType: AccountType; readonly isLaptop: boolean },
): readonly Wrong[] => {
  const address = 'Enter an address that begins with https://'
  const words = wrongWords(attributes?.roles ?? [], accountType)
  if (protocol === 'SAML')
    return [
      ...words,
      ...(isAddress(metadataUrl, isLaptop) ? [] : [{ path: ['metadataUrl'], detail: address } as const]),
    ]
  return [
    ...words,
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
