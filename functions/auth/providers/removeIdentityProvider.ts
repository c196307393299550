import { dropPoolClient, dropPoolProvider } from '#functions/_platform/auth/cognitoProviders.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { organizationProviders, poolNameOf, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'

/** The pool forgets it first: what is left half done is done by whoever removes it again. */
export const removeIdentityProvider = implement(contract.removeIdentityProvider)(async ({ params, actor }) => {
  const provider = await requireProvider(params.providerId, actor)
  providerGuard.mustAllow(provider.status, 'remove', doingOn(provider, actor))
  if (provider.poolClientId !== undefined) {
    await dropPoolClient(provider.poolClientId)
    await dropPoolProvider(poolNameOf(provider))
  }
  await commit([organizationProviders.remove(provider)])
})
