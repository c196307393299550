import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { roleTemplates, staysWhileGiven } from '#functions/directory/store/roleTemplates.ts'
import { type Membership, membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import { administers } from '#shared/domain/identity/roleTemplate.ts'
import type { ActingRole } from '#shared/permissions.ts'

/** What somebody is where they work, with whose it is. */
type Place = Membership & { readonly userId: string }

/** What somebody becomes; null for who is there no more, undefined for who stays what they are. */
type Change = (place: Place) => ActingRole | null | undefined

/** The memberships of who works in an organization and is let in. */
const placesIn = async (organizationId: string): Promise<Place[]> => {
  const rows = await users.every({ scopes: [`organization:${organizationId}`] })
  return rows
    .filter(({ enabled, status }) => enabled && status === 'ACTIVE')
    .flatMap(({ id, memberships }) =>
      memberships.filter((each) => each.organizationId === organizationId).map((each) => ({ ...each, userId: id })),
    )
}

const administersHere = async (place: Membership): Promise<boolean> => administers(await actingIn(place))

/** Whether anybody administers an organization but one: who keeps of the role too little to change its people does not. */
export const isAdministeredWithout = async (
  userId: string,
  { organizationId }: Pick<Membership, 'organizationId'>,
): Promise<boolean> => {
  const others = (await placesIn(organizationId)).filter((each) => each.userId !== userId)
  return (await Promise.all(others.map(administersHere))).some(Boolean)
}

/** Whether an organization has one person at most. */
export const isAloneIn = async (organizationId: string): Promise<boolean> =>
  (await users.every({ scopes: [`organization:${organizationId}`] })).length < 2

/** The writes that keep somebody an administrator, as they are read; undefined for who is none any more. */
const stays = async ({ userId, organizationId }: Place): Promise<Write[] | undefined> => {
  const user = await users.byId(userId)
  if (user?.enabled !== true || user.status !== 'ACTIVE') return undefined
  const here = membershipsOf(user).find((each) => each.organizationId === organizationId)
  if (here === undefined || !(await administersHere(here))) return undefined
  const template = here.roleTemplateId === undefined ? undefined : await roleTemplates.byId(here.roleTemplateId)
  return [users.update(user, user), ...(template === undefined ? [] : [staysWhileGiven(template)])]
}

/**
 * What keeps somebody who administers an organization while a change makes others less than that: committed along with it,
 * it fails where that one has become less as well. Ends the operation where nobody would be left; a change that leaves
 * those who administer as they are asks for nothing.
 */
export const keepsAdministrator = async (organizationId: string, change: Change): Promise<Write[]> => {
  const places = await placesIn(organizationId)
  const now = await Promise.all(places.map(administersHere))
  const there = places.filter((_, index) => now[index])
  const changed = there.map(change)
  if (!changed.some((each) => each === null || (each !== undefined && !administers(each)))) return []
  for (const place of there.filter((_, index) => changed[index] === undefined)) {
    const writes = await stays(place)
    if (writes !== undefined) return writes
  }
  return fail('roleTemplate.lastAdministrator')
}

/** The same where one person changes: in each organization in which they administer no more. */
export const keepsAdministrators = async (before: UserRecord, after: UserRecord): Promise<Write[]> => {
  const writes: Write[] = []
  for (const place of membershipsOf(before)) {
    const { organizationId } = place
    const next = membershipsOf(after).find((each) => each.organizationId === organizationId)
    if (next?.role === place.role && next.roleTemplateId === place.roleTemplateId) continue
    if (!(await administersHere(place))) continue
    const becomes = next === undefined ? null : await actingIn(next)
    const kept = await keepsAdministrator(organizationId, ({ userId }) => (userId === before.id ? becomes : undefined))
    writes.push(...kept.filter(({ after: is }) => writes.every((each) => each.after?.id !== is?.id)))
  }
  return writes
}

/** What keeps somebody in each of the organizations while a user who administers them is none of theirs any more. */
const keepsWithout = async ({ id }: UserRecord, places: readonly Membership[]): Promise<Write[]> => {
  const writes: Write[] = []
  for (const { organizationId } of places) {
    const kept = await keepsAdministrator(organizationId, ({ userId }) => (userId === id ? null : undefined))
    writes.push(...kept.filter(({ after: is }) => writes.every((each) => each.after?.id !== is?.id)))
  }
  return writes
}

const administeredBy = async (user: UserRecord): Promise<Membership[]> => {
  const all = membershipsOf(user)
  const now = await Promise.all(all.map(administersHere))
  return all.filter((_, index) => now[index])
}

/**
 * The same where somebody is gone from everywhere: in each organization that they administer with others there. One where
 * nobody else is has nobody to lose.
 */
export const keepsOthers = async (user: UserRecord): Promise<Write[]> => {
  const places = await administeredBy(user)
  const alone = await Promise.all(places.map(({ organizationId }) => isAloneIn(organizationId)))
  return keepsWithout(
    user,
    places.filter((_, index) => !alone[index]),
  )
}

/**
 * The same where somebody is to be let in no more, or removed, by their own organization's people: in each organization that
 * they administer, since neither leaves them anywhere. Staff are held up by nothing.
 */
export const keepsAnother = async (user: UserRecord, actor: Pick<Actor, 'accountType'>): Promise<Write[]> => {
  const isByStaff = actor.accountType === 'COWBELL' && user.accountType !== 'COWBELL'
  return isByStaff ? [] : keepsWithout(user, await administeredBy(user))
}
