import { realmOf } from '#shared/domain/identity/roles.ts'
import { isLocationOf } from '../organizations/seersOf.ts'
import { type Membership, membershipsOf, type UserRecord } from '../store/users.ts'

/** Whether the user works wherever the home agency has a location: a TEAM role works in teams, which are each agency's own. */
export const worksInLocations = ({ inEveryLocation, accountType, role }: UserRecord): boolean =>
  inEveryLocation === true && accountType === 'AGENCY' && realmOf(role) === 'ACCOUNT'

/** As what a user works in an organization today: as a member of its own, or of the agency that it is a location of. */
export const membershipAt = async (user: UserRecord, organizationId: string): Promise<Membership | undefined> => {
  const own = membershipsOf(user).find((each) => each.organizationId === organizationId)
  if (own !== undefined || !worksInLocations(user)) return own
  const { accountType, role, roleTemplateId, organizationId: above } = user
  return (await isLocationOf(organizationId, { above }))
    ? { accountType, organizationId, role, teamIds: [], ...(roleTemplateId && { roleTemplateId }) }
    : undefined
}
