import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Role } from '#shared/permissions.ts'
import { type AgencyRecord, agencies } from './store/agencies.ts'
import { type PersonaRecord, personas } from './store/personas.ts'
import { type TeamRecord, teams } from './store/teams.ts'
import { type UserRecord, users } from './store/users.ts'

export { agenciesBelow } from './agencies/agenciesBelow.ts'
export { nameOnMovers } from './agencies/nameOnMovers.ts'
export { showNameOf } from './agencies/showNameOf.ts'
export { blacklistedOf, refuseBlacklisted } from './blacklist/blacklisted.ts'
export { historyFor } from './history/historyFor.ts'
export { readingWhole } from './history/historyLines.ts'
export { namesOfActors } from './history/namesOfActors.ts'
export { acceptanceAddress } from './invitations/acceptanceAddress.ts'
export { fewInvitations } from './invitations/fewInvitations.ts'
export { invitationLink } from './invitations/invitationLink.ts'
export { inviteByLink, type LinkInvitation } from './invitations/inviteByLink.ts'
export { inviteToSignUp, type SignUpInvitation } from './invitations/inviteToSignUp.ts'
export { placeFor } from './invitations/placeFor.ts'
export { type HeldOnRecord, licenseOnRecord } from './licenses/licenseOnRecord.ts'
export { type LicensesOfSale, licensesForSale } from './licenses/licensesForSale.ts'
export { carrierAmong, carrierOf, insurerOfCover, type OnPaper } from './organizations/carrierOf.ts'
export { heldFirm } from './organizations/firmsOf.ts'
export { refuseTakenHostname } from './organizations/hostnames.ts'
export { partnersOf } from './organizations/partnersOf.ts'
export { personaGuard } from './organizations/personaGuard.ts'
export { seersOf } from './organizations/seersOf.ts'
export { sharePartners } from './organizations/sharePartners.ts'
export { tellOfStanding } from './organizations/tellOfStanding.ts'
export { hashOf as hashOfSecret, newSecret } from './secrets/secret.ts'
export type { AgencyRecord, AgencyRecord as Agency } from './store/agencies.ts'
export type { PersonaRecord } from './store/personas.ts'
export { type Membership, membershipsOf, type UserRecord, type UserRecord as User } from './store/users.ts'
export { agentTeams, teamsWithAgent } from './teams/agentTeams.ts'
export { isTeamInReach } from './teams/isTeamInReach.ts'
export { staysWhileJoined } from './teams/joinedTeams.ts'
export { newTeam } from './teams/newTeam.ts'
export { mayIn } from './users/actingIn.ts'
export { agenciesLookedAfter } from './users/agenciesLookedAfter.ts'
export { agentByEmail } from './users/agentByEmail.ts'
export { type AgentOfAgency, agentOfAgency, contactAsAgent, requireAgentOfAgency } from './users/agentOfAgency.ts'
export { type AgentSnapshot, actingAgent, agentNamed, agentSnapshot } from './users/agentSnapshot.ts'
export { photoAddress } from './users/photoAddress.ts'
export { type NewWorkflow, openWorkflow } from './workflows/openWorkflow.ts'

/** A user by id, whoever asks: for workers and for services that have checked the relation themselves. */
export const userById = (id: string): Promise<Stored<UserRecord> | undefined> => users.byId(id)

/** A user by e-mail, whatever its case. */
export const userByEmail = (email: string): Promise<Stored<UserRecord> | undefined> =>
  users.byUnique('email', email.trim().toLowerCase())

/** Users alone: for whom a place is kept has nothing to do with the organization yet. */
const usersIn = async (scope: string): Promise<Stored<UserRecord>[]> => {
  const found = await users.byIds((await users.every({ scopes: [scope] })).map(({ id }) => id))
  return found.filter(({ isPlace }) => isPlace !== true)
}

/** The users who have a role anywhere, disabled ones included. */
export const usersOfRole = (role: Role): Promise<Stored<UserRecord>[]> => usersIn(`role:${role}`)

/** The users of an agency, disabled ones included. */
export const agencyUsers = (agencyId: string): Promise<Stored<UserRecord>[]> => usersIn(`organization:${agencyId}`)

/**
 * Those of the named teams that are an agency's own, each once, in the order they are named. What is put into one of them is
 * committed with what `staysWhileJoined` writes of it.
 */
export const teamsOfAgency = async (agencyId: string, teamIds: readonly string[]): Promise<Stored<TeamRecord>[]> =>
  (await teams.byIds(teamIds)).filter((team) => team.agencyId === agencyId)

/** An agency's default team, which is made with the first of its people who needs one. */
export const defaultTeam = (agencyId: string): Promise<Stored<TeamRecord> | undefined> =>
  teams.byUnique('default', agencyId)

/** The write of a user's photo, by its version; of none with `undefined`. */
export const changePhoto = (user: Stored<UserRecord>, photo: string | undefined): Write => {
  const { photo: _, ...bare } = user
  return users.update(user, photo === undefined ? bare : { ...bare, photo })
}

/** An agency by its id. */
export const agencyById = (id: string): Promise<Stored<AgencyRecord> | undefined> => agencies.byId(id)

/** The ids of the next agencies, with the place of each in the walk through all of them. */
export const walkAgencies = (size: number, after: string | undefined) => agencies.walk({ scope: 'all', size, after })

/** The names of persona records by their ids; of those that are gone there is none. */
export const personaNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await personas.byIds([...new Set(ids)])).map(({ id, name }) => [id, name]))

/** The write that keeps a persona record from being removed while something comes to name it, committed along with that. */
export const staysWhileNamed = (persona: Stored<PersonaRecord>): Write => personas.update(persona, persona)

/** The carriers of the region, by name. */
export const carriersOfRegion = () => personas.every({ scopes: ['type:carrier'], sort: 'name' })

/** A persona record – a carrier, a vendor, a pool … – by its id. */
export const personaById = (id: string): Promise<Stored<PersonaRecord> | undefined> => personas.byId(id)
