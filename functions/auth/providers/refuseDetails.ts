import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type ProviderDetails, wrongDetails } from '#shared/domain/identity/identityProviders.ts'
import type { AccountType } from '#shared/permissions.ts'
import { identityProviders } from '../sso/identityProviders.ts'
import { organizationProviders } from '../store/identityProviders.ts'

/** Ends the operation where a provider cannot be reached as it is described. */
export const refuseDetails = (
  details: ProviderDetails & { readonly accountType: AccountType; readonly needsSecret?: boolean },
): void => {
  const { accountType } = details
  const errors = [
    ...wrongDetails(details, { accountType, isLaptop: config.domainNames === 'examples' }),
    ...(details.needsSecret && details.protocol === 'OIDC'
      ? [{ path: ['clientSecret'], detail: 'Client secret is a required field' }]
      : []),
  ]
  if (errors.length > 0)
    fail('identityProvider.invalidDetails', { errors: errors.map((each) => ({ ...each, path: [...each.path] })) })
}

/** Ends the operation where the people of a domain sign in with another provider. */
export const refuseTakenDomain = async ({
  id,
  domain,
}: {
  readonly id?: string
  readonly domain: string
}): Promise<void> => {
  const isDeployed = identityProviders[config.region].some(({ domains }) => domains.includes(domain))
  const owner = await organizationProviders.idByUnique('domain', domain)
  if (isDeployed || (owner !== undefined && owner !== id)) fail('identityProvider.domainTaken', { data: { domain } })
}
