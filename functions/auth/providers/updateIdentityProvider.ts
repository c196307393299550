import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newSecret } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { refuseDetails, refuseTakenDomain } from './refuseDetails.ts'
import { shownProvider } from './shownProvider.ts'

/** What was tried and proven of it counts no more: the domain's proof stays with the domain. */
export const updateIdentityProvider = implement(contract.updateIdentityProvider)(
  async ({ params, body, actor, now }) => {
    const provider = await requireProvider(params.providerId, actor)
    const status = providerGuard.after(provider.status, 'update', doingOn(provider, actor))
    const { attributes = usualAttributes[provider.protocol], ...described } = body
    const { accountType, protocol } = provider
    refuseDetails({ ...described, attributes, accountType, protocol, needsSecret: provider.secret === undefined })
    await refuseTakenDomain({ id: provider.id, domain: body.domain })
    const isSameDomain = body.domain === provider.domain
    const { issuer: _, clientId: __, metadataUrl: ___, provenAt, tested: ____, ...kept } = provider
    const after = {
      ...kept,
      ...described,
      attributes,
      status,
      ...(isSameDomain ? provenAt !== undefined && { provenAt } : { token: newSecret() }),
      lastUpdated: now,
    }
    await commit([organizationProviders.update(provider, after)])
    return shownProvider(after, actor)
  },
)
