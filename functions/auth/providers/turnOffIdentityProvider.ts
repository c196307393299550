import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { shownProvider } from './shownProvider.ts'

/** Whoever is signed in stays so until the session ends; who turns it on again says anew who must use it. */
export const turnOffIdentityProvider = implement(contract.turnOffIdentityProvider)(async ({ params, actor, now }) => {
  const provider = await requireProvider(params.providerId, actor)
  const status = providerGuard.after(provider.status, 'turnOff', doingOn(provider, actor))
  const { breakGlass: _, ...kept } = provider
  const after = { ...kept, status, required: false, lastUpdated: now }
  await commit([organizationProviders.update(provider, after)])
  return shownProvider(after, actor)
})
