import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { domainChallenge } from '#shared/domain/identity/identityProviders.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { providerGuard } from './providerGuard.ts'
import { putInPool } from './putInPool.ts'
import { refuseTakenDomain } from './refuseDetails.ts'
import { shownProvider } from './shownProvider.ts'

export const activateIdentityProvider = implement(contract.activateIdentityProvider)(
  async ({ params, actor, now, fail }) => {
    const provider = await requireProvider(params.providerId, actor)
    const status = providerGuard.after(provider.status, 'activate', { actor })
    if (provider.provenAt === undefined) return fail('identityProvider.unproven', { data: domainChallenge(provider) })
    await refuseTakenDomain(provider)
    const after = { ...provider, status, poolClientId: await putInPool(provider), lastUpdated: now }
    await commit([organizationProviders.update(provider, after)])
    return shownProvider(after, actor)
  },
)
