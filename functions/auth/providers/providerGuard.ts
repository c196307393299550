import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/auth/identityProviders.ts'
import { identityProviderLife } from '#shared/records/identityProvider/identityProviderLife.ts'
import type { StoredIdentityProvider } from '../store/identityProviders.ts'

/** The guard of organizations' identity providers. */
export const providerGuard = guardOf(identityProviderLife, {
  refusal: 'identityProvider.notAllowed',
  contracts: [
    contracts.activateIdentityProvider,
    contracts.finishIdentityProviderTest,
    contracts.proveIdentityProviderDomain,
    contracts.removeIdentityProvider,
    contracts.replaceIdentityProviderSecret,
    contracts.requireIdentityProvider,
    contracts.testIdentityProvider,
    contracts.turnOffIdentityProvider,
    contracts.updateIdentityProvider,
  ],
})

/** Who acts on a provider, and what it meets. */
export const doingOn = (provider: Pick<StoredIdentityProvider, 'provenAt'>, actor: Actor) => ({
  actor,
  isMet: (need: 'provenDomain') => need !== 'provenDomain' || provider.provenAt !== undefined,
})
