import type { Actor } from '#functions/_platform/auth/actor.ts'
import { accountTypeOf, realmOf, rolesOf, scopesOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { mayUse } from '#shared/permissions.ts'
import { type SessionHolder, type SessionRecord, standsFor } from '../store/sessions.ts'
import { type Membership, membershipsOf, type UserRecord, users } from '../store/users.ts'

/** The role in which someone acts who has jumped into an account: that account's administrator. */
const jumpRole = (accountType: Membership['accountType']): Role | undefined => rolesOf(accountType)[0]

const actorIn = (user: UserRecord, membership: Membership, sessionId: string): Actor => ({
  userId: user.id,
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  accountType: membership.accountType,
  subscriberType: membership.accountType,
  role: membership.role,
  realm: realmOf(membership.role),
  organizationId: membership.organizationId,
  teamIds: membership.teamIds,
  scopes: scopesOf(membership.role),
  sessionId,
})

type UserHolder = Exclude<SessionHolder, { readonly kind: 'WORKFLOW' }>

/** As whom a user acts in a session; undefined when the user may not act so any longer. */
const actorOfUser = (user: UserRecord, holder: UserHolder, sessionId: string): Actor | undefined => {
  if (holder.kind === 'HOME') return actorIn(user, user, sessionId)
  if (holder.kind === 'SWITCH') {
    const membership = membershipsOf(user).find((each) => each.organizationId === holder.organizationId)
    return membership && actorIn(user, membership, sessionId)
  }
  const role = jumpRole(holder.accountType)
  if (role === undefined || !mayUse(user.role, 'session:jump')) return undefined
  const { accountType, organizationId } = holder
  return {
    ...actorIn(user, { accountType, organizationId, role, teamIds: [] }, sessionId),
    subscriberType: accountTypeOf(user.role),
  }
}

/** The holder of a one-time code acts for nobody: the token opens one record (decision 16). */
const guestActor = (holder: Extract<SessionHolder, { readonly kind: 'WORKFLOW' }>, sessionId: string): Actor => ({
  userId: holder.workflowId,
  name: holder.name,
  email: holder.email,
  accountType: 'CUSTOMER',
  subscriberType: 'CUSTOMER',
  role: 'Policy Holder',
  realm: 'ACCOUNT',
  organizationId: '',
  teamIds: [],
  scopes: [],
  sessionId,
  workflow: { flow: holder.flow, workflowId: holder.workflowId, subjectId: holder.subjectId },
})

type Acting = Pick<SessionRecord, 'amr' | 'holder' | 'id' | 'stepUpAt'>

/** As whom the holder of a session acts; undefined when that may not be any longer. */
export const actorFor = ({ id, holder, amr, stepUpAt }: Acting, user: UserRecord | undefined): Actor | undefined => {
  const actor = holder.kind === 'WORKFLOW' ? guestActor(holder, id) : user && actorOfUser(user, holder, id)
  return actor && { ...actor, amr, ...(stepUpAt !== undefined && { stepUpAt }) }
}

/** As whom the holder of an open session acts now; undefined when the session is over, whatever its tokens say. */
export const actorOfSession = async (session: SessionRecord): Promise<Actor | undefined> => {
  if (session.holder.kind === 'WORKFLOW') return actorFor(session, undefined)
  const user = await users.byId(session.holder.userId)
  return user?.enabled === true && standsFor(session, user) ? actorFor(session, user) : undefined
}
