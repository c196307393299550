import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { domainChallenge } from '#shared/domain/identity/identityProviders.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { countStart } from '../store/throttles.ts'
import { isDomainProven } from './domainTexts.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { shownProvider } from './shownProvider.ts'

export const proveIdentityProviderDomain = implement(contract.proveIdentityProviderDomain)(
  async ({ params, actor, sourceIp, now, fail }) => {
    const provider = await requireProvider(params.providerId, actor)
    const status = providerGuard.after(provider.status, 'prove', doingOn(provider, actor))
    await countStart({ kind: 'domainProof', sourceIp }, now)
    if (!(await isDomainProven(provider))) return fail('identityProvider.unproven', { data: domainChallenge(provider) })
    const after = { ...provider, status, provenAt: now, lastUpdated: now }
    await commit([organizationProviders.update(provider, after)])
    return shownProvider(after, actor)
  },
)
