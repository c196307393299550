import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import { type Membership, type UserRecord, users } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import { agenciesLookedAfter } from '#functions/directory/users/agenciesLookedAfter.ts'
import { membershipAt } from '#functions/directory/users/membershipAt.ts'
import { accountTypeOf, realmOf, rolesOf, scopesOf } from '#shared/domain/identity/roles.ts'
import { mayAs, type Role } from '#shared/permissions.ts'
import { isHeld, organizationOf } from '../organizations/organization.ts'
import { type SessionHolder, type SessionRecord, standsFor } from '../store/sessions.ts'

/** The role in which someone acts who has jumped into an account: that account's administrator. */
const jumpRole = (accountType: Membership['accountType']): Role | undefined => rolesOf(accountType)[0]

const agenciesOf = (user: UserRecord, membership: Membership): Pick<Actor, 'agencyIds'> => {
  const agencyIds = agenciesLookedAfter(user, membership)
  return agencyIds === undefined ? {} : { agencyIds }
}

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
  ...agenciesOf(user, membership),
  scopes: scopesOf(membership.role),
  sessionId,
})

type UserHolder = Exclude<SessionHolder, { readonly kind: 'WORKFLOW' }>

/** What a template of the role keeps of it, of who has one. */
type Narrowing = Pick<Actor, 'keeps' | 'roleTemplateId'>

const narrowingOf = async (membership: Membership): Promise<Narrowing> => {
  const { roleTemplateId } = membership
  const { keeps } = await actingIn(membership)
  return { ...(roleTemplateId !== undefined && { roleTemplateId }), ...(keeps !== undefined && { keeps }) }
}

interface As {
  /** Of the session. */
  readonly id: string
  /** As what the user works where they have switched to. */
  readonly member: Membership | undefined
  /** Of the role that they act in there, after a jump of the own one. */
  readonly narrowing: Narrowing
}

/** As whom a user acts in a session; undefined when the user may not act so any longer. */
const actorOfUser = (user: UserRecord, holder: UserHolder, { id, member, narrowing }: As): Actor | undefined => {
  if (holder.kind === 'HOME') return { ...actorIn(user, user, id), ...narrowing }
  if (holder.kind === 'SWITCH') return member && { ...actorIn(user, member, id), ...narrowing }
  const role = jumpRole(holder.accountType)
  if (role === undefined || !mayAs({ role: user.role, ...narrowing }, 'session:jump')) return undefined
  const { accountType, organizationId } = holder
  return {
    ...actorIn(user, { accountType, organizationId, role, teamIds: [] }, id),
    ...narrowing,
    subscriberType: accountTypeOf(user.role),
    ownRole: user.role,
  }
}

/** The holder of a one-time code acts for nobody: the token opens one record (rule: workflow-token). */
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
  workflow: {
    flow: holder.flow,
    workflowId: holder.workflowId,
    subjectId: holder.subjectId,
    ...(holder.accountId !== undefined && { accountId: holder.accountId }),
  },
})

type Acting = Pick<SessionRecord, 'amr' | 'holder' | 'id' | 'stepUpAt'>

/** As whom the holder of a session acts who is a `member` where it is held; undefined when that may not be any longer. */
export const actorFor = (
  { id, holder, amr, stepUpAt }: Acting,
  user: UserRecord | undefined,
  { member, narrowing }: Omit<As, 'id'>,
): Actor | undefined => {
  const actor =
    holder.kind === 'WORKFLOW' ? guestActor(holder, id) : user && actorOfUser(user, holder, { id, member, narrowing })
  return actor && { ...actor, amr, ...(stepUpAt !== undefined && { stepUpAt }) }
}

/** The same, of what the user is where the session is held today. */
export const actorToday = async (acting: Acting, user: UserRecord | undefined): Promise<Actor | undefined> => {
  const { holder } = acting
  if (user === undefined) return actorFor(acting, user, { member: undefined, narrowing: {} })
  const member = holder.kind === 'SWITCH' ? await membershipAt(user, holder.organizationId) : undefined
  return actorFor(acting, user, { member, narrowing: await narrowingOf(member ?? user) })
}

/** Of the ways in which somebody signed in those that are two factors in one, so that no other is asked for. */
export const vouchers = (amr: readonly string[] = []): string[] =>
  amr.filter((each) => each === 'passkey' || each === 'sso')

/** Whether the home organization, or the one acted for as a member, asks for a second factor that the user does not have. */
const mustSetUpFactor = async (actor: Actor, user: UserRecord): Promise<boolean> => {
  if (user.mfaType !== 'NONE' || vouchers(actor.amr).length > 0) return false
  const isElsewhere = !hasJumped(actor) && actor.organizationId !== user.organizationId
  const asked = await Promise.all([user, ...(isElsewhere ? [actor] : [])].map(organizationOf))
  return asked.some(({ enforceMfa }) => enforceMfa)
}

/** The same, with what the organization asks of the user now: what tokens are made of. Who works for one that is held is not let in. */
export const actorOfUserNow = async (acting: Acting, user: UserRecord | undefined): Promise<Actor | undefined> => {
  const actor = await actorToday(acting, user)
  if (actor !== undefined && !hasJumped(actor) && (await isHeld(actor))) return undefined
  if (actor === undefined || user === undefined || !(await mustSetUpFactor(actor, user))) return actor
  return { ...actor, mustSetUpFactor: true }
}

/** As whom the holder of an open session acts now; undefined when the session is over, whatever its tokens say. */
export const actorOfSession = async (session: SessionRecord): Promise<Actor | undefined> => {
  if (session.holder.kind === 'WORKFLOW') return actorToday(session, undefined)
  const user = await users.byId(session.holder.userId)
  return user?.enabled === true && standsFor(session, user) ? actorOfUserNow(session, user) : undefined
}
