import type { WorkflowFlow } from '#shared/contract/operation.ts'
import { type FreeHand, freeHands } from '#shared/domain/identity/assistants.ts'
import type { AccountType, ActingRole, Permission, Role } from '#shared/permissions.ts'

/** Who is calling, as the verified access token says. */
export interface Actor extends ActingRole {
  readonly userId: string
  readonly name: string
  readonly email: string
  /** The account type acted as; differs from `subscriberType` while jumped in (ghosting). */
  readonly accountType: AccountType
  readonly subscriberType: AccountType
  /** After a jump the one of the account's administrator; what may be done is what `ownRole` allows as well. */
  readonly role: Role
  /** The user's own role, while jumped in and then alone. */
  readonly ownRole?: Role
  /** Of an API key: what it may of all that who made it may. Nothing that asks for no permission is open to it. */
  readonly keyScopes?: readonly Permission[]
  /** What the template of the role keeps of it, where the user has one; tokens of before end as it changes. */
  readonly keeps?: readonly Permission[]
  readonly roleTemplateId?: string
  /** Of a key that an assistant works with: what it may do without asking. All else that is no reading, people approve. */
  readonly assistant?: readonly FreeHand[]
  readonly realm: 'ACCOUNT' | 'TEAM'
  /** The organization acted for: an agency's id for AGENCY, an account's id for CUSTOMER, else that persona's record. */
  readonly organizationId: string
  readonly teamIds: readonly string[]
  /** Agencies that a member of staff is assigned to and limited to; absent for who works for the whole region. */
  readonly agencyIds?: readonly string[]
  readonly scopes: readonly string[]
  /** The session that the token was issued in; its refresh token works as long as the session is open. */
  readonly sessionId?: string
  /** How the session was opened and confirmed since: `pwd`, `otp`, `mfa`, `passkey`, `recovery`, `sso`, `link`, `jump`, `look`, `switch`. */
  readonly amr?: readonly string[]
  /** When the user last proved fully who it is, in epoch seconds. */
  readonly stepUpAt?: number
  /** The account asks for a second factor and the user has none: only what sets one up is open. */
  readonly mustSetUpFactor?: true
  /** When the token was issued, in epoch milliseconds. */
  readonly issuedAt?: number
  /** Set on workflow tokens only: the flow, the one record it opens, and of a quote the account that it opens with it. */
  readonly workflow?: {
    readonly flow: WorkflowFlow
    readonly workflowId: string
    readonly subjectId: string
    readonly accountId?: string
  }
}

/** Whether somebody has jumped into another's account to look alone. */
export const looksOnly = (actor: Actor): boolean => hasJumped(actor) && actor.amr?.includes('look') === true

/** Whether somebody works in another's account, having jumped into it. */
export const hasJumped = ({ accountType, subscriberType }: Actor): boolean => accountType !== subscriberType

/** Claims of an access token: registered ones plus the actor's. API Gateway hands them over as strings. */
export type Claims = Readonly<Record<string, string | number | boolean | string[] | undefined>>

const list = (value: Claims[string]): string[] =>
  Array.isArray(value)
    ? value
    : typeof value === 'string' && value !== ''
      ? value.replace(/^\[|\]$/g, '').split(/[ ,]+/)
      : []

const text = (value: Claims[string]): string => (value === undefined ? '' : String(value))

/** The claims that `actorOf` reads back. */
export const claimsOf = (actor: Actor): Claims => ({
  sub: actor.userId,
  name: actor.name,
  email: actor.email,
  accountType: actor.accountType,
  subscriberType: actor.subscriberType,
  tokenType: actor.workflow === undefined ? 'access' : 'workflow',
  realm: actor.realm,
  accountId: actor.organizationId,
  teamIds: actor.teamIds.join(' '),
  ...(actor.agencyIds !== undefined && { agencyIds: actor.agencyIds.join(' ') }),
  role: actor.role,
  ...(actor.ownRole !== undefined && { ownRole: actor.ownRole }),
  ...(actor.keyScopes !== undefined && { keyScopes: actor.keyScopes.join(' ') }),
  ...(actor.keeps !== undefined && { keeps: actor.keeps.join(' ') }),
  ...(actor.roleTemplateId !== undefined && { roleTemplateId: actor.roleTemplateId }),
  ...(actor.assistant !== undefined && { assistant: ['asks', ...actor.assistant].join(' ') }),
  scopes: actor.scopes.join(' '),
  ...(actor.sessionId !== undefined && { sid: actor.sessionId }),
  ...(actor.amr !== undefined && { amr: actor.amr.join(' ') }),
  ...(actor.stepUpAt !== undefined && { stepUpAt: actor.stepUpAt }),
  ...(actor.mustSetUpFactor && { mustSetUpFactor: true }),
  ...(actor.issuedAt !== undefined && { issuedAt: actor.issuedAt }),
  ...(actor.workflow && {
    flow: actor.workflow.flow,
    workflowId: actor.workflow.workflowId,
    subjectId: actor.workflow.subjectId,
    ...(actor.workflow.accountId !== undefined && { subjectAccountId: actor.workflow.accountId }),
  }),
})

/** The actor of verified claims. The casts are safe: only the platform's own key signs these claims. */
export const actorOf = (claims: Claims): Actor => ({
  userId: text(claims.sub),
  name: text(claims.name),
  email: text(claims.email),
  accountType: text(claims.accountType) as AccountType,
  subscriberType: text(claims.subscriberType) as AccountType,
  role: text(claims.role) as Role,
  ...(claims.ownRole !== undefined && { ownRole: text(claims.ownRole) as Role }),
  ...(claims.keyScopes !== undefined && { keyScopes: list(claims.keyScopes) as Permission[] }),
  ...(claims.keeps !== undefined && { keeps: list(claims.keeps) as Permission[] }),
  ...(claims.roleTemplateId !== undefined && { roleTemplateId: text(claims.roleTemplateId) }),
  ...(claims.assistant !== undefined && {
    assistant: freeHands.filter((hand) => list(claims.assistant).includes(hand)),
  }),
  realm: text(claims.realm) === 'TEAM' ? 'TEAM' : 'ACCOUNT',
  organizationId: text(claims.accountId),
  teamIds: list(claims.teamIds),
  ...(claims.agencyIds !== undefined && { agencyIds: list(claims.agencyIds) }),
  scopes: list(claims.scopes),
  ...(claims.sid !== undefined && { sessionId: text(claims.sid) }),
  ...(claims.amr !== undefined && { amr: list(claims.amr) }),
  ...(claims.stepUpAt !== undefined && { stepUpAt: Number(claims.stepUpAt) }),
  ...(claims.mustSetUpFactor !== undefined && { mustSetUpFactor: true }),
  ...(claims.issuedAt !== undefined && { issuedAt: Number(claims.issuedAt) }),
  ...(claims.tokenType === 'workflow' && {
    workflow: {
      flow: text(claims.flow) as WorkflowFlow,
      workflowId: text(claims.workflowId),
      subjectId: text(claims.subjectId),
      ...(claims.subjectAccountId !== undefined && { accountId: text(claims.subjectAccountId) }),
    },
  }),
})
