import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { depart } from '../sso/depart.ts'
import { describedAs, organizationProviders, poolNameOf, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { putInPool } from './putInPool.ts'

export const testIdentityProvider = implement(contract.testIdentityProvider)(
  async ({ params, actor, client, now, fail }) => {
    const provider = await requireProvider(params.providerId, actor)
    providerGuard.mustAllow(provider.status, 'test', doingOn(provider, actor))
    const { identityDomain } = config
    if (identityDomain === undefined)
      return fail('identityProvider.poolRefused', { data: { reason: 'this region has no single sign-on.' } })
    const poolClientId = await putInPool(provider)
    if (poolClientId !== provider.poolClientId)
      await commit([organizationProviders.update(provider, { ...provider, poolClientId, lastUpdated: now })])
    const to = { provider: poolNameOf(provider), clientId: poolClientId, domain: provider.domain }
    const asked = {
      identityDomain,
      again: true,
      rememberDevice: false,
      testOf: provider.id,
      testedAs: describedAs(provider),
    }
    return { location: await depart({ ...to, ...asked, client, now }) }
  },
)
