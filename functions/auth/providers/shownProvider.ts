import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { domainChallenge } from '#shared/domain/identity/identityProviders.ts'
import type { IdentityProviderRecord } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'

/** A provider as administrators of its organization see it. */
export const shownProvider = (provider: IdentityProviderRecord, actor: Actor): IdentityProvider => {
  const { issuer, clientId, metadataUrl, provenAt, tested, breakGlass } = provider
  const pool = config.identityDomain ?? ''
  return {
    id: provider.id,
    name: provider.name,
    protocol: provider.protocol,
    ...(issuer !== undefined && { issuer }),
    ...(clientId !== undefined && { clientId }),
    ...(metadataUrl !== undefined && { metadataUrl }),
    attributes: provider.attributes,
    domain: provider.domain,
    challenge: domainChallenge(provider),
    ...(provenAt !== undefined && { provenAt }),
    status: provider.status,
    ...(tested !== undefined && { tested }),
    required: provider.required,
    ...(breakGlass !== undefined && { breakGlass }),
    ours: {
      callbackUrl: `${pool}/oauth2/idpresponse`,
      entityId: `urn:amazon:cognito:sp:${config.userPoolId}`,
      acsUrl: `${pool}/saml2/idpresponse`,
    },
    created: provider.created,
    createdBy: provider.createdBy,
    lastUpdated: provider.lastUpdated,
    allowedActions: [...providerGuard.allowed(provider.status, doingOn(provider, actor))],
  }
}
