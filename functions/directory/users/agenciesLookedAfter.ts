import { realmOf } from '#shared/domain/identity/roles.ts'
import type { Membership, UserRecord } from '../store/users.ts'

/**
 * The agencies that somebody of the provider's works for in a TEAM role (roles.tsv): those they are assigned to; undefined
 * for all, which is so too where there is none yet.
 */
export const agenciesLookedAfter = (
  { accountIds }: Pick<UserRecord, 'accountIds'>,
  { accountType, role }: Pick<Membership, 'accountType' | 'role'>,
): readonly string[] | undefined =>
  accountType === 'COWBELL' && realmOf(role) === 'TEAM' && accountIds.length > 0 ? accountIds : undefined
