import { z } from 'zod'
import { OrganizationId, RoleId } from '#shared/contracts/auth/fields.ts'
import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { needsTeams } from './userForm.ts'

const required = 'Account is required'

const Entry = z
  .object({
    accountType: z.enum(accountTypes),
    accountId: z.string(required).pipe(OrganizationId),
    roleId: RoleId,
    teamIds: z.array(TeamId).optional(),
  })
  .superRefine(({ accountType, roleId, teamIds = [] }, check) => {
    if (needsTeams(accountType, roleId) && teamIds.length === 0)
      check.addIssue({ code: 'custom', path: ['teamIds'], message: 'Please select a Team' })
  })

/** The organizations a user works in, each with the role there and, for a role of teams, the teams. */
export const AccountEntries = z.object({ entries: z.array(Entry).min(1, required) })
export type AccountEntry = z.output<typeof Entry>

const sameTeams = (one: readonly string[] = [], other: readonly string[] = []) =>
  [...one].sort().join() === [...other].sort().join()

/** What is sent: the role and teams of the organizations that are new or changed. */
export const changesOf = (entries: readonly AccountEntry[], before: readonly AccountEntry[]) => {
  const changed = entries.filter((entry) => {
    const was = before.find(({ accountId }) => accountId === entry.accountId)
    return was === undefined || was.roleId !== entry.roleId || !sameTeams(was.teamIds, entry.teamIds)
  })
  return {
    accountRoleMap: Object.fromEntries(changed.map(({ accountId, roleId }) => [accountId, roleId])),
    accountTeamsMap: Object.fromEntries(
      changed
        .filter(({ accountType, roleId }) => needsTeams(accountType, roleId))
        .map(({ accountId, teamIds = [] }) => [accountId, teamIds]),
    ),
  }
}

/** The kinds of account to which people of a persona give others access. */
export const grantableTypes = (persona: AccountType): readonly AccountType[] => {
  if (persona === 'COWBELL') return accountTypes
  return persona === 'DIGITAL' ? ['DIGITAL', 'AGENCY'] : [persona]
}
