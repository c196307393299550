import { fail } from '#functions/_platform/problems/problem.ts'
import { type Membership, users } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import { administers } from '#shared/domain/identity/roleTemplate.ts'
import type { ActingRole } from '#shared/permissions.ts'

/** What somebody is where they work, with whose it is. */
type Place = Membership & { readonly userId: string }

/** What somebody would be; undefined for who stays what they are. */
type Change = (place: Place) => ActingRole | undefined

/** The memberships of who works in an organization and is let in. */
const placesIn = async (organizationId: string): Promise<Place[]> => {
  const rows = await users.every({ scopes: [`organization:${organizationId}`] })
  return rows
    .filter(({ enabled, status }) => enabled && status === 'ACTIVE')
    .flatMap(({ id, memberships }) =>
      memberships.filter((each) => each.organizationId === organizationId).map((each) => ({ ...each, userId: id })),
    )
}

/** Whether anybody administers an organization but one: who keeps of the role too little to change its people does not. */
export const isAdministeredWithout = async (
  userId: string,
  { organizationId }: Pick<Membership, 'organizationId'>,
): Promise<boolean> => {
  const others = (await placesIn(organizationId)).filter((each) => each.userId !== userId)
  return (await Promise.all(others.map(actingIn))).some(administers)
}

/** Ends the operation where a template would leave an organization without anybody who administers it, and somebody does. */
export const refuseLastAdministrator = async (organizationId: string, change: Change): Promise<void> => {
  const places = await placesIn(organizationId)
  const before = await Promise.all(places.map(actingIn))
  const after = places.map((place, index) => change(place) ?? before[index])
  const has = (some: readonly (ActingRole | undefined)[]) =>
    some.some((each) => each !== undefined && administers(each))
  if (has(before) && !has(after)) fail('roleTemplate.lastAdministrator')
}
