import { config } from '#functions/_platform/config/config.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type IdentityProvider, identityProviders } from './identityProviders.ts'

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The identity provider of an e-mail's domain; none when SSO is off. The e-mail's user is not asked about (rule: quiet-sign-in). */
export const providerOf = (email: string): IdentityProvider | undefined =>
  regionOf(config.region).flags.ssoLogin && config.identityDomain !== undefined
    ? identityProviders[config.region].find(({ domains }) => domains.includes(domainOf(email)))
    : undefined
