import type { z } from 'zod'
import { createIdentityProvider, updateIdentityProvider } from '#shared/contracts/auth/identityProviders.ts'

/** A provider as it is typed: what the other protocol needs is left out. */
export const NewProviderForm = createIdentityProvider.body
export const ProviderForm = updateIdentityProvider.body

/** The same without what belongs to the other protocol. */
export const forProtocol = <Typed extends z.infer<typeof NewProviderForm>>(typed: Typed): Typed => {
  const { issuer, clientId, clientSecret, metadataUrl, ...all } = typed
  const own = typed.protocol === 'OIDC' ? { issuer, clientId, clientSecret } : { metadataUrl }
  const filled = Object.entries(own).filter(([, value]) => value !== undefined && value !== '')
  return { ...all, ...Object.fromEntries(filled) } as Typed
}
