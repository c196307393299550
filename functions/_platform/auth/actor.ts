import type { WorkflowFlow } from '#shared/contract/operation.ts'
import type { AccountType, Role } from '#shared/permissions.ts'

/** Who is calling, as the verified access token says. */
export interface Actor {
  readonly userId: string
  readonly name: string
  readonly email: string
  /** The account type acted as; differs from `subscriberType` while jumped in (ghosting). */
  readonly accountType: AccountType
  readonly subscriberType: AccountType
  readonly role: Role
  readonly realm: 'ACCOUNT' | 'TEAM'
  /** The organization acted for: an agency's id for AGENCY, an account's id for CUSTOMER, else that persona's record. */
  readonly organizationId: string
  readonly teamIds: readonly string[]
  readonly scopes: readonly string[]
  /** The session that the token was issued in; its refresh token works as long as the session is open. */
  readonly sessionId?: string
  /** How the session was opened and confirmed since: `pwd`, `otp`, `mfa`, `passkey`, `recovery`, `sso`, `link`, `jump`, `switch`. */
  readonly amr?: readonly string[]
  /** When the user last proved fully who it is, in epoch seconds. */
  readonly stepUpAt?: number
  /** Set on workflow tokens only: the flow and the one record it opens. */
  readonly workflow?: { readonly flow: WorkflowFlow; readonly workflowId: string; readonly subjectId: string }
}

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
  role: actor.role,
  scopes: actor.scopes.join(' '),
  ...(actor.sessionId !== undefined && { sid: actor.sessionId }),
  ...(actor.amr !== undefined && { amr: actor.amr.join(' ') }),
  ...(actor.stepUpAt !== undefined && { stepUpAt: actor.stepUpAt }),
  ...(actor.workflow && {
    flow: actor.workflow.flow,
    workflowId: actor.workflow.workflowId,
    subjectId: actor.workflow.subjectId,
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
  realm: text(claims.realm) === 'TEAM' ? 'TEAM' : 'ACCOUNT',
  organizationId: text(claims.accountId),
  teamIds: list(claims.teamIds),
  scopes: list(claims.scopes),
  ...(claims.sid !== undefined && { sessionId: text(claims.sid) }),
  ...(claims.amr !== undefined && { amr: list(claims.amr) }),
  ...(claims.stepUpAt !== undefined && { stepUpAt: Number(claims.stepUpAt) }),
  ...(claims.tokenType === 'workflow' && {
    workflow: {
      flow: text(claims.flow) as WorkflowFlow,
      workflowId: text(claims.workflowId),
      subjectId: text(claims.subjectId),
    },
  }),
})
