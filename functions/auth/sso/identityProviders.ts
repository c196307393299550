import type { RegionCode } from '#shared/regions/code.ts'

/** Where and how an organization's identity provider is reached. */
type Protocol =
  | {
      readonly protocol: 'OIDC'
      /** Issuer; its configuration is below it (OpenID Connect Discovery 1.0). */
      readonly issuer: string
      readonly clientId: string
    }
  | { readonly protocol: 'SAML'; readonly metadataUrl: string }

/** An organization's own identity provider, with which its people sign in (single sign-on). */
export type IdentityProvider = Protocol & {
  /** Its name in the user pool: letters and digits. The client secret of an OIDC one is filed under it. */
  readonly name: string
  readonly organization: string
  /** The organization wants no other way: its people have no password here. */
  readonly isOnlyWay?: true
  /** E-mail domains in lower case; the provider vouches for people of these alone. */
  readonly domains: readonly string[]
}

/**
 * The identity providers of each region. CDK makes them in the region's user pool; a provider that is added or removed here
 * is so with the next deployment, together with its domains.
 */
export const identityProviders: Readonly<Record<RegionCode, readonly IdentityProvider[]>> = {
  us: [
    {
      name: 'CedarMain',
      organization: 'Cedar & Main Risk Advisors',
      domains: ['cedarmain.example'],
      protocol: 'OIDC',
      issuer: 'https://login.cedarmain.example',
      clientId: 'palisade-us',
    },
    {
      name: 'GraniteRow',
      organization: 'Granite Row Insurance',
      domains: ['graniterow.example'],
      isOnlyWay: true,
      protocol: 'SAML',
      metadataUrl: 'https://sso.graniterow.example/saml/metadata',
    },
  ],
  uk: [
    {
      name: 'LarkfieldBroking',
      organization: 'Larkfield Broking',
      domains: ['larkfield.example'],
      protocol: 'OIDC',
      issuer: 'https://login.larkfield.example',
      clientId: 'palisade-uk',
    },
  ],
  au: [
    {
      name: 'BanksiaCoast',
      organization: 'Banksia Coast Insurance',
      domains: ['banksiacoast.example'],
      protocol: 'OIDC',
      issuer: 'https://login.banksiacoast.example',
      clientId: 'palisade-au',
    },
  ],
}
