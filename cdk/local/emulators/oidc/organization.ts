/** Somebody who has an account at an organization's identity provider. */
export interface OidcPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  /** What the provider says of them in the claims `role` and `department`. */
  readonly role?: string
  readonly department?: string
}

/** An organization of the sandbox identity provider, an issuer of its own with one client: the region's user pool. */
export interface OidcOrganization {
  /** Its path below the provider's host. */
  readonly key: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly people: readonly OidcPerson[]
}

/** Lasting name of a person at the provider: whoever changes the e-mail stays the same. */
export const subjectOf = ({ key }: OidcOrganization, { email }: OidcPerson): string => `${key}|${email.split('@')[0]}`
