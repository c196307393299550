import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listIdentityProviderHistory as contract } from '#shared/contracts/auth/identityProviders.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireProvider } from '../store/identityProviders.ts'

export const listIdentityProviderHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireProvider(params.providerId, actor)
  return historyFor(id, actor, historyShares.identityProvider)
})
