import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { findOrganization, type Organization } from '../organizations/organization.ts'

const require = async (accountType: AccountType, organizationId: string): Promise<Organization> =>
  (await findOrganization({ accountType, organizationId })) ??
  fail(accountType === 'AGENCY' ? 'agency.notFound' : 'account.notFound')

/**
 * The organizations that a new user of a role works for, home first: the actor's own, or those that staff name. Fails with
 * `agency.notFound` or `account.notFound` when one is missing.
 */
export const organizationsFor = async (
  actor: Actor,
  role: Role,
  named: readonly string[],
): Promise<readonly [Organization, ...Organization[]]> => {
  const accountType = accountTypeOf(role)
  if (accountType === actor.accountType) return [await require(accountType, actor.organizationId)]
  const [home, ...others] = await Promise.all([...new Set(named)].map((id) => require(accountType, id)))
  if (home === undefined)
    return fail('request.invalid', { errors: [{ detail: 'Account is required', path: ['accountIds'] }] })
  return [home, ...others]
}
