import type { Subscriber } from '#functions/_platform/events/worker.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { endWithAgency } from '#functions/directory/agencies/endWithAgency.ts'
import { membershipOf, membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { apiKeys, keysOf } from '../store/apiKeys.ts'

/** The keys of an agency end, and what they have opened with them. */
const openKeys = async (organizationId: string): Promise<Write[][]> => {
  const rows = await apiKeys.every({ scopes: [keysOf({ accountType: 'AGENCY', organizationId })] })
  const keys = await apiKeys.byIds(rows.map(({ id }) => id))
  return keys.map((key) => [{ ...apiKeys.remove(key), ends: [key.id] }])
}

/** Whoever is invited to an agency, and elsewhere, is invited there alone. */
const withoutPlaceIn = (user: Stored<UserRecord>, agencyId: string): Write => {
  const [home, ...otherMemberships] = membershipsOf(user)
    .filter(({ organizationId }) => organizationId !== agencyId)
    .map(membershipOf)
  if (home === undefined) return users.remove(user)
  const { roleTemplateId: _, externalId: __, inEveryLocation: ___, ...person } = user
  return users.update(user, { ...person, ...home, otherMemberships })
}

/** Those who have not accepted yet: places that are kept, and users who have never come in. */
const openInvitations = async (agencyId: string): Promise<Write[][]> => {
  const rows = await users.every({ scopes: [`organization:${agencyId}`] })
  const invited = (await users.byIds(rows.map(({ id }) => id))).filter(
    (user) => user.isPlace === true || user.status === 'INVITED',
  )
  return invited.map((user) => [withoutPlaceIn(user, agencyId)])
}

/** Keys and invitations of an agency that was closed end with it (decision: closed-ends-open). */
export const endOfAgency: Subscriber<'agency.closed'> = async ({ detail: { agencyId } }) => {
  await endWithAgency({ agencyId, what: 'keys', open: () => openKeys(agencyId) })
  await endWithAgency({ agencyId, what: 'invitations', open: () => openInvitations(agencyId) })
}
