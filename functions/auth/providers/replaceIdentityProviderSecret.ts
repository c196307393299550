import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { putInPool } from './putInPool.ts'
import { shownProvider } from './shownProvider.ts'

export const replaceIdentityProviderSecret = implement(contract.replaceIdentityProviderSecret)(
  async ({ params, body, actor, now }) => {
    const provider = await requireProvider(params.providerId, actor)
    const status = providerGuard.after(provider.status, 'replaceSecret', doingOn(provider, actor))
    const secret = seal({ secret: body.clientSecret, subject: provider.id })
    const after = { ...provider, status, secret, lastUpdated: now }
    await commit([organizationProviders.update(provider, after)])
    // What nobody has tried yet is told to the pool when it is.
    if (after.poolClientId !== undefined) await putInPool(after)
    return shownProvider(after, actor)
  },
)
