import type { AccountRecord } from '#functions/account/public.ts'
import { agencyUsers, membershipsOf, type User } from '#functions/directory/public.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { permissionsOf } from '#shared/permissions.ts'

/** More are not told of one connection. */
const mostTold = 10

/**
 * Those who connect an account’s systems – its own people, and whoever looks after its security – each with the page where
 * they do.
 */
export const whoConnects = async ({
  id,
  partnerIds = [],
}: Pick<AccountRecord, 'id' | 'partnerIds'>): Promise<readonly { readonly user: User; readonly path: string }[]> => {
  const organizations: readonly string[] = [id, ...partnerIds]
  const people = new Map((await Promise.all(organizations.map(agencyUsers))).flat().map((user) => [user.id, user]))
  const told = [...people.values()].flatMap((user) => {
    const [own] = membershipsOf(user).filter(
      ({ organizationId, role }) =>
        organizations.includes(organizationId) && permissionsOf(role).includes('connector:manage'),
    )
    if (own === undefined || !user.enabled || user.status !== 'ACTIVE') return []
    const page = own.organizationId === id ? 'connectors' : `accounts/${id}/connectors`
    return [{ user, path: `${personaOf(own.accountType).basePath}/${page}` }]
  })
  return told.slice(0, mostTold)
}
