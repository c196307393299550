import type { UserRecord } from '#functions/directory/store/users.ts'
import { mayIn } from '#functions/directory/users/actingIn.ts'
import { domainOf } from './providerOf.ts'

/** Whether somebody can be who keeps a password where all must use the provider: an administrator who can turn it off. */
export const mayKeepPassword = async (
  user: UserRecord,
  { organizationId, domain }: { readonly organizationId: string; readonly domain: string },
): Promise<boolean> => {
  const isOfPlace = user.organizationId === organizationId && domainOf(user.email) === domain
  return isOfPlace && user.enabled && user.status === 'ACTIVE' && mayIn(user, 'integration:manage')
}
