import type { AccountType } from './accountTypes.ts'

/** TEAM roles see the accounts of their own teams, ACCOUNT roles everything of their account. */
export type Realm = 'ACCOUNT' | 'TEAM'

/** Scopes split the provider's staff into administrators and operators; no other account type carries one. */
export type Scope = 'role:admin' | 'role:operator'

export type RoleDefinition = {
  readonly role: string
  readonly accountType: AccountType
  readonly realm: Realm
  readonly scopes: readonly Scope[]
}

/** Every role, by account type. Role names are unique across account types. */
export const roles = [
  { role: 'Super Admin', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:admin'] },
  { role: 'Power User', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:admin'] },
  { role: 'Customer Success', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:operator'] },
  { role: 'Biz Dev', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:operator'] },
  { role: 'TSM', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:operator'] },
  { role: 'Technician', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:operator'] },
  { role: 'Head of Claims', accountType: 'COWBELL', realm: 'ACCOUNT', scopes: ['role:operator'] },
  { role: 'Underwriter', accountType: 'COWBELL', realm: 'TEAM', scopes: ['role:operator'] },
  { role: 'TAM', accountType: 'COWBELL', realm: 'TEAM', scopes: ['role:operator'] },
  { role: 'Account Executive', accountType: 'COWBELL', realm: 'TEAM', scopes: ['role:operator'] },
  { role: 'Agency Admin', accountType: 'AGENCY', realm: 'ACCOUNT', scopes: [] },
  { role: 'Principal Producer', accountType: 'AGENCY', realm: 'ACCOUNT', scopes: [] },
  { role: 'Customer Service', accountType: 'AGENCY', realm: 'ACCOUNT', scopes: [] },
  { role: 'Agent', accountType: 'AGENCY', realm: 'TEAM', scopes: [] },
  { role: 'Account Admin', accountType: 'CUSTOMER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Risk Manager', accountType: 'CUSTOMER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Policy Holder', accountType: 'CUSTOMER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Corp Admin', accountType: 'DIGITAL', realm: 'ACCOUNT', scopes: [] },
  { role: 'Digital Agent', accountType: 'DIGITAL', realm: 'TEAM', scopes: [] },
  { role: 'MSSP Admin', accountType: 'MSSP', realm: 'ACCOUNT', scopes: [] },
  { role: 'Security Analyst', accountType: 'MSSP', realm: 'ACCOUNT', scopes: [] },
  { role: 'Carrier Admin', accountType: 'CARRIER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Carrier Underwriter', accountType: 'CARRIER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Carrier Claims Adjuster', accountType: 'CARRIER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Cluster Admin', accountType: 'CLUSTER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Cluster Viewer', accountType: 'CLUSTER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Vendor Admin', accountType: 'VENDOR', realm: 'ACCOUNT', scopes: [] },
  { role: 'Vendor Responder', accountType: 'VENDOR', realm: 'ACCOUNT', scopes: [] },
  { role: 'Pool Admin', accountType: 'POOL', realm: 'ACCOUNT', scopes: [] },
  { role: 'Pool Viewer', accountType: 'POOL', realm: 'ACCOUNT', scopes: [] },
  { role: 'Reinsurer Admin', accountType: 'RE_INSURER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Reinsurer Analyst', accountType: 'RE_INSURER', realm: 'ACCOUNT', scopes: [] },
  { role: 'Premium Processor Admin', accountType: 'PREMIUM_PROCESSOR', realm: 'ACCOUNT', scopes: [] },
  { role: 'Premium Processor Clerk', accountType: 'PREMIUM_PROCESSOR', realm: 'ACCOUNT', scopes: [] },
] as const satisfies readonly RoleDefinition[]

export type Role = (typeof roles)[number]['role']

type RoleOf<Type extends AccountType> = Extract<(typeof roles)[number], { accountType: Type }>['role']

export const isRole = (value: unknown): value is Role => roles.some(({ role }) => role === value)

export const rolesOf = <Type extends AccountType>(accountType: Type): readonly RoleOf<Type>[] =>
  roles.filter((definition) => definition.accountType === accountType).map(({ role }) => role as RoleOf<Type>)

const byRole = new Map<Role, RoleDefinition>(roles.map((definition) => [definition.role, definition]))

const definitionOf = (role: Role): RoleDefinition => {
  const definition = byRole.get(role)
  if (definition === undefined) throw new RangeError(`no such role: ${role}`)
  return definition
}

export const accountTypeOf = (role: Role): AccountType => definitionOf(role).accountType
export const realmOf = (role: Role): Realm => definitionOf(role).realm
export const scopesOf = (role: Role): readonly Scope[] => definitionOf(role).scopes
