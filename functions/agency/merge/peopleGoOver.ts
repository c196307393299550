import type { Chunk, Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { agencyUsers, newTeam, staysWhileJoined } from '#functions/directory/public.ts'
import {
  type Membership,
  membershipOf,
  membershipsOf,
  type UserRecord,
  users,
} from '#functions/directory/store/users.ts'
import type { Going } from './goInto.ts'
import { sameTeam, sameTeams, teamsOf } from './sameTeams.ts'

/** People who are looked at together: one is up to eight rows of a commit. */
const together = 6

/** Teams of the one that the other has none for. */
const missingTeams = async ({ from, into, now }: Going): Promise<readonly Effect[]> => {
  const effects: Effect[] = []
  const hasDefault = (await teamsOf(into.id)).some(({ isDefault }) => isDefault)
  for (const team of await teamsOf(from.id)) {
    if ((await sameTeam(team, into.id)) !== undefined) continue
    const isDefault = team.isDefault && !hasDefault
    const { write } = newTeam({ name: team.name, agencyId: into.id, isDefault, now })
    effects.push({ cursor: '', writes: [write] })
  }
  return effects
}

const isOf =
  (agencyId: string) =>
  ({ organizationId }: Membership): boolean =>
    organizationId === agencyId

/** Whose role the agency has narrowed: elsewhere it would be wider. */
export const isNarrowed = (user: UserRecord, agencyId: string): boolean =>
  membershipsOf(user).some((each) => isOf(agencyId)(each) && each.roleTemplateId !== undefined)

/** Somebody of the one as somebody of the other, in the same role and teams; who works there already does so as before. */
const asOneOf = async (user: Stored<UserRecord>, { from, into }: Going): Promise<Effect> => {
  const all = membershipsOf(user).map(membershipOf)
  const there = all.find(isOf(into.id))
  const here = all.find(isOf(from.id)) ?? membershipOf(user)
  const theirs = there === undefined ? await sameTeams(here.teamIds, into.id) : []
  const next = there ?? { ...here, organizationId: into.id, teamIds: theirs.map(({ id }) => id) }
  const others = all.slice(1).filter((each) => !isOf(from.id)(each) && !isOf(into.id)(each))
  const writes = theirs.flatMap(staysWhileJoined)
  const cursor = user.id
  if (user.organizationId !== from.id) {
    const isAtHome = user.organizationId === into.id
    const otherMemberships = isAtHome ? others : [...others, next]
    return { cursor, writes: [users.update(user, { ...user, otherMemberships }), ...writes] }
  }
  const { roleTemplateId: _, externalId: __, inEveryLocation: ___, ...person } = user
  return { cursor, writes: [users.update(user, { ...person, ...next, otherMemberships: others }), ...writes] }
}

/** The teams, then the people, who sign in to the other from then on. */
export const peopleGoOver = async (going: Going): Promise<Chunk> => {
  if (going.after === undefined) {
    const effects = await missingTeams(going)
    return { effects, done: effects.length, cursor: 'people' }
  }
  const people = await agencyUsers(going.from.id)
  const [narrowed, coming] = [
    people.filter((user) => isNarrowed(user, going.from.id)),
    people.filter((user) => !isNarrowed(user, going.from.id)),
  ]
  const effects = await Promise.all(coming.slice(0, together).map((user) => asOneOf(user, going)))
  if (coming.length > 0) return { effects, done: effects.length, cursor: 'people' }
  const notes = narrowed.map(
    ({ firstName, lastName }) =>
      `${firstName} ${lastName} has a role that ${going.from.name} narrowed: invite them anew.`,
  )
  return { done: 0, notes }
}
