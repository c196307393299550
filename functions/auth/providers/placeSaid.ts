import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { roleSaid, type SaidOfPlace } from '#shared/domain/identity/vouchedRole.ts'
import { teamsSaid } from '../sso/asVouched.ts'
import type { IdentityProviderRecord } from '../store/identityProviders.ts'

type PlaceSaid = Pick<NonNullable<IdentityProvider['tested']>, 'role' | 'roleSaid' | 'teams' | 'teamSaid'>

/** What a provider said of somebody's role and team, as far as it was asked, and what that is here. */
export const placeSaid = async (
  { accountType, attributes, organizationId }: IdentityProviderRecord,
  said: SaidOfPlace,
): Promise<PlaceSaid> => {
  const role = roleSaid({ text: said.role, words: attributes.roles, accountType })
  const teams = attributes.team === undefined ? [] : await teamsSaid(said.team, { organizationId })
  return {
    ...(attributes.role !== undefined && { roleSaid: said.role ?? '', ...(role !== undefined && { role }) }),
    ...(attributes.team !== undefined && { teamSaid: said.team ?? '', teams: teams.map(({ name }) => name) }),
  }
}
