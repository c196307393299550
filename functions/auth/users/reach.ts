import type { Actor } from '#functions/_platform/auth/actor.ts'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { membershipsOf, type UserRecord } from '#functions/directory/store/users.ts'
import { accountTypeOf, scopesOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import type { Organization } from '../organizations/organization.ts'

const isStaff = (actor: Actor) => actor.accountType === 'COWBELL'

/** Whom the actor may see: staff everybody of the region, others who work for the same organization. */
export const isColleague = (actor: Actor, user: UserRecord): boolean =>
  isStaff(actor) || membershipsOf(user).some(({ organizationId }) => organizationId === actor.organizationId)

/**
 * Whom the actor may change: staff everybody, those of some agencies who is at home in these; others those at home in the
 * same organization.
 */
export const isInCharge = (actor: Actor, user: UserRecord): boolean =>
  isStaff(actor) ? looksAfter(actor, user.organizationId) : user.organizationId === actor.organizationId

/** Whom the actor may still change: of who is erased nothing is changed any more. */
export const mayChange = (actor: Actor, user: UserRecord): boolean =>
  user.status !== 'ERASED' && isInCharge(actor, user)

const mayGiveScopes = (actor: Actor, role: Role): boolean =>
  !scopesOf(role).includes('role:admin') || actor.scopes.includes('role:admin')

/** A role may be given by those of the same kind of account, and by staff; an administrator's by administrators alone. */
export const mayGiveRole = (actor: Actor, role: Role): boolean =>
  (isStaff(actor) || accountTypeOf(role) === actor.accountType) && mayGiveScopes(actor, role)

/** Whether a role may be given in an organization that the actor is in charge of: one of its own kind. */
export const mayGiveRoleIn = (actor: Actor, role: Role, organization: Organization): boolean =>
  accountTypeOf(role) === organization.accountType && mayGiveScopes(actor, role)
