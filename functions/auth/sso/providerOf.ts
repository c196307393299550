import { config } from '#functions/_platform/config/config.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type SsoDomainRecord, ssoDomains } from '../store/ssoDomains.ts'

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The identity provider of an e-mail's domain; none when SSO is off. The e-mail's user is not asked about (decision 11). */
export const providerOf = async (email: string): Promise<SsoDomainRecord | undefined> =>
  regionOf(config.region).flags.ssoLogin && config.identityDomain !== undefined
    ? ssoDomains.byUnique('domain', domainOf(email))
    : undefined
