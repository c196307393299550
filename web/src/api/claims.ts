import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { ActingRole, Permission, Role } from '#shared/permissions.ts'

/** What the access token says about who is signed in. Read for display only; the server verifies it on every call. */
export type Claims = ActingRole & {
  readonly userId: string
  readonly name: string
  readonly email: string
  /** The persona acted as; differs from `subscriberType` while jumped in. */
  readonly accountType: AccountType
  readonly subscriberType: AccountType
  readonly role: Role
  readonly realm: 'ACCOUNT' | 'TEAM'
  readonly organizationId: string
  readonly teamIds: readonly string[]
  readonly scopes: readonly string[]
  /** The account asks for a second factor first; nothing else is open. */
  readonly mustSetUpFactor: boolean
  /** How the session was opened: `pwd`, `otp`, `sso`, `link`. */
  readonly amr: readonly string[]
  /** When the user last proved fully who it is, in epoch seconds. */
  readonly stepUpAt: number | undefined
  readonly tokenType: string
  /** Of a workflow token: what it opens. */
  readonly flow: string | undefined
  readonly subjectId: string | undefined
  /** Epoch seconds. */
  readonly expires: number
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : text(value).split(' ').filter(Boolean)

/** The claims of a JWT; undefined when it is none. */
export const claimsOf = (token: string): Claims | undefined => {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0))
    const raw = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    return {
      userId: text(raw.sub),
      name: text(raw.name),
      email: text(raw.email),
      accountType: text(raw.accountType) as AccountType, // signed by the platform
      subscriberType: (text(raw.subscriberType) || text(raw.accountType)) as AccountType,
      role: text(raw.role) as Role,
      ownRole: (text(raw.ownRole) || undefined) as Role | undefined,
      keeps: raw.keeps === undefined ? undefined : (words(raw.keeps) as Permission[]),
      mustSetUpFactor: raw.mustSetUpFactor === true,
      realm: raw.realm === 'TEAM' ? 'TEAM' : 'ACCOUNT',
      organizationId: text(raw.accountId),
      teamIds: words(raw.teamIds),
      scopes: words(raw.scopes),
      stepUpAt: typeof raw.stepUpAt === 'number' ? raw.stepUpAt : undefined,
      amr: words(raw.amr),
      tokenType: text(raw.tokenType),
      flow: text(raw.flow) || undefined,
      subjectId: text(raw.subjectId) || undefined,
      expires: typeof raw.exp === 'number' ? raw.exp : 0,
    }
  } catch {
    return undefined
  }
}

/** Acting in somebody else's account: the persona is not one's own. */
export const isGhosting = (claims: Claims): boolean => claims.accountType !== claims.subscriberType

/** Acting there without the power to change anything. */
export const looksOnly = (claims: Claims): boolean => isGhosting(claims) && claims.amr.includes('look')

/** The token opens one quote or policy, not the platform. */
export const isWorkflow = (claims: Claims): boolean => claims.tokenType.toLowerCase() === 'workflow'
