import type { UserRecord } from '#functions/directory/store/users.ts'
import { mayUse } from '#shared/permissions.ts'
import { domainOf } from './providerOf.ts'

/** Whether somebody can be who keeps a password where all must use the provider: an administrator who can turn it off. */
export const mayKeepPassword = (
  user: UserRecord,
  { organizationId, domain }: { readonly organizationId: string; readonly domain: string },
): boolean => {
  const isAdministrator = user.organizationId === organizationId && mayUse(user.role, 'integration:manage')
  return isAdministrator && user.enabled && user.status === 'ACTIVE' && domainOf(user.email) === domain
}
