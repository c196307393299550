import { createHash, timingSafeEqual } from 'node:crypto'

/** Somebody who has an account at an organization's identity provider. */
export interface OidcPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  /** What the provider says of them in the claims, or SAML attributes, `role` and `department`. */
  readonly role?: string
  readonly department?: string
}

/** Who is sent there by SAML, and where what is said is posted. */
export interface SamlServiceProvider {
  readonly entityId: string
  readonly acsUrl: string
}

/** An organization of the sandbox identity provider, an issuer of its own with one client: the region's user pool. */
export interface OidcOrganization {
  /** Its path below the provider's host. */
  readonly key: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The region's user pool once more, where the organization knows it by SAML too. */
  readonly saml?: SamlServiceProvider
  readonly people: readonly OidcPerson[]
}

/** Lasting name of a person at the provider: whoever changes the e-mail stays the same. */
export const subjectOf = ({ key }: OidcOrganization, { email }: OidcPerson): string => `${key}|${email.split('@')[0]}`

/** Whether two secrets are one, in a time that tells nothing. */
export const isSame = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

export const personOf = ({ people }: OidcOrganization, email: string): OidcPerson | undefined =>
  people.find((person) => person.email === email.trim().toLowerCase())

/** Whose e-mail and password somebody filled in. */
export const accountOf = (organization: OidcOrganization, form: URLSearchParams): OidcPerson | undefined => {
  const person = personOf(organization, form.get('email') ?? '')
  return person !== undefined && isSame(form.get('password') ?? '', person.password) ? person : undefined
}
