import { config } from '#functions/_platform/config/config.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type IdentityProviderRecord, organizationProviders, poolNameOf } from '../store/identityProviders.ts'
import { identityProviders } from './identityProviders.ts'

/** With what the people of a domain sign in: a provider of the deployment, or one that an organization has turned on. */
export interface SignInProvider {
  /** Its name in the user pool. */
  readonly name: string
  /** The app client that sends people to it. */
  readonly clientId: string
  /** The people of the domain have no password here. */
  readonly isOnlyWay: boolean
  /** Whose it is: it vouches for members alone. Of the deployment's, whoever deploys has seen to that. */
  readonly organizationId?: string
  /** What it calls what it says of people. */
  readonly attributes?: IdentityProviderRecord['attributes']
  /** Who has a password all the same. */
  readonly keeperId?: string | undefined
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The identity provider of an e-mail's domain; none when SSO is off. The e-mail's user is not asked about (rule: quiet-sign-in). */
export const providerOf = async (email: string): Promise<SignInProvider | undefined> => {
  if (!regionOf(config.region).flags.ssoLogin || config.identityDomain === undefined) return undefined
  const domain = domainOf(email)
  const deployed = identityProviders[config.region].find(({ domains }) => domains.includes(domain))
  if (deployed !== undefined)
    return { name: deployed.name, clientId: config.userPoolClientId, isOnlyWay: deployed.isOnlyWay === true }
  const id = await organizationProviders.idByUnique('domain', domain)
  const own = id === undefined ? undefined : await organizationProviders.byId(id)
  if (own?.status !== 'ACTIVE' || own.domain !== domain || own.poolClientId === undefined) return undefined
  return {
    name: poolNameOf(own),
    clientId: own.poolClientId,
    isOnlyWay: own.required,
    organizationId: own.organizationId,
    attributes: own.attributes,
    keeperId: own.breakGlass?.userId,
  }
}
