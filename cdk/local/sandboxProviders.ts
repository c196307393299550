import { randomUUID } from 'node:crypto'
import { identityProviders } from '#functions/auth/sso/identityProviders.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { OidcPoolProvider } from './emulators/cognito/context.ts'
import { samlPartyOf } from './emulators/cognito/samlExchange.ts'
import type { OidcOrganization, OidcPerson } from './emulators/oidc/organization.ts'

/** An organization's identity provider as the sandbox plays it, and as the region's user pool knows it. */
export interface SandboxProvider {
  readonly region: RegionCode
  readonly organization: OidcOrganization
  readonly provider: OidcPoolProvider
}

/** The own host of a region's user pool. */
export const poolHost = (region: RegionCode): string => `${region}.auth`

/** The host of the sandbox identity provider. */
export const providerHost = 'sso'

/**
 * The sandbox stands in for every OpenID Connect provider of the regions: its organizations have those of the people whose
 * e-mail is of one of their domains.
 */
export const sandboxProviders = (
  regions: readonly RegionCode[],
  people: readonly OidcPerson[],
  url: (host: string) => string,
): readonly SandboxProvider[] =>
  regions.flatMap((region) =>
    identityProviders[region].flatMap((each) => {
      if (each.protocol !== 'OIDC') return []
      const key = each.name.toLowerCase()
      const client = { clientId: each.clientId, clientSecret: randomUUID() }
      return {
        region,
        organization: {
          key,
          name: each.organization,
          ...client,
          redirectUri: `${url(poolHost(region))}/oauth2/idpresponse`,
          people: people.filter(({ email }) => each.domains.some((domain) => email.endsWith(`@${domain}`))),
        },
        provider: { name: each.name, issuer: `${url(providerHost)}/${key}`, ...client },
      }
    }),
  )

/** By which client any organization may connect the sandbox as a provider of its own, to see how that is. */
export const ownClient = { clientId: 'palisade', clientSecret: 'sandbox-secret' } as const

/** Where such a provider stands: one for each region, which knows everybody. */
export const ownIssuer = (region: RegionCode, url: (host: string) => string): string =>
  `${url(providerHost)}/own-${region}`

/** The metadata by which it is connected by SAML. */
export const ownMetadata = (region: RegionCode, url: (host: string) => string): string =>
  `${ownIssuer(region, url)}/saml/metadata`

/** Its organizations, each for the user pool of its region. */
export const ownOrganizations = (
  pools: readonly { readonly code: RegionCode; readonly userPoolId: string }[],
  people: readonly OidcPerson[],
  url: (host: string) => string,
): readonly OidcOrganization[] =>
  pools.map(({ code, userPoolId }) => ({
    key: `own-${code}`,
    name: 'Sandbox provider',
    ...ownClient,
    redirectUri: `${url(poolHost(code))}/oauth2/idpresponse`,
    saml: samlPartyOf({ poolId: userPoolId, domain: url(poolHost(code)) }),
    people,
  }))
