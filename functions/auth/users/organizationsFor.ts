import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { mostMemberships } from '#functions/directory/store/users.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { notFoundOf, organizationsInCharge } from '../organizations/inCharge.ts'
import { findOrganization, type Organization } from '../organizations/organization.ts'

const require = async (accountType: AccountType, organizationId: string): Promise<Organization> =>
  (await findOrganization({ accountType, organizationId })) ?? fail(notFoundOf({ accountType }))

/**
 * The organizations that a new user of a role works for, home first: the actor's own and those named of the actor's, or
 * those that staff name. Fails with `agency.notFound` or `account.notFound` when one is missing or somebody else's.
 */
export const organizationsFor = async (
  actor: Actor,
  role: Role,
  named: readonly string[],
): Promise<readonly [Organization, ...Organization[]]> => {
  const accountType = accountTypeOf(role)
  if (accountType === 'COWBELL') return [await require(accountType, actor.organizationId)]
  const own = accountType === actor.accountType ? [actor.organizationId] : []
  const ids = [...new Set([...own, ...named])]
  if (ids.length > mostMemberships)
    fail('request.unfit', {
      errors: [{ detail: `A user works in at most ${mostMemberships} accounts`, path: ['accountIds'] }],
    })
  const inCharge = await organizationsInCharge(actor)
  const [home, ...others] = await Promise.all(
    ids.map(async (id) => (inCharge.has(id) ? require(accountType, id) : fail(notFoundOf({ accountType })))),
  )
  if (home === undefined)
    return fail('account.invalidDetails', { errors: [{ detail: 'Account is required', path: ['accountIds'] }] })
  return [home, ...others]
}
