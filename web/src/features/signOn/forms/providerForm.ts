import type { z } from 'zod'
import type { createIdentityProvider } from '#shared/contracts/auth/identityProviders.ts'

/** A new provider without what belongs to the other protocol. */
export const forProtocol = (typed: z.infer<typeof createIdentityProvider.body>) => {
  const { issuer, clientId, clientSecret, metadataUrl, ...all } = typed
  return typed.protocol === 'OIDC' ? { ...all, issuer, clientId, clientSecret } : { ...all, metadataUrl }
}
