import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import type { AccountType, Role } from '#shared/permissions.ts'

const ulidOf = (letter: string, index: number) => `01JH0000000000000000000${letter}${String(index).padStart(2, '0')}`

const ids = {
  agency: (index: number) => `agy_${ulidOf('A', index)}`,
  account: (index: number) => `acc_${ulidOf('C', index)}`,
  team: (index: number) => `tea_${ulidOf('T', index)}`,
  user: (index: number) => `usr_${ulidOf('V', index)}`,
}

/** The agencies, accounts and teams of the fixed cast, by number. */
export const castIds = ids

const anActor = (index: number, accountType: AccountType, role: Role, more: Partial<Actor> = {}): Actor => ({
  userId: ids.user(index),
  name: `${role} ${index}`,
  email: `user${index}@cast.example`,
  accountType,
  subscriberType: accountType,
  role,
  realm: 'ACCOUNT',
  organizationId: 'provider',
  teamIds: [],
  scopes: [],
  // Has proved who it is, at whatever time a test runs.
  stepUpAt: Number.MAX_SAFE_INTEGER,
  // Whatever happened before, the token is of afterwards.
  issuedAt: Number.MAX_SAFE_INTEGER,
  ...more,
})

/** The fixed cast: the same people in every test. */
export const cast = {
  superAdmin: anActor(1, 'COWBELL', 'Super Admin', { scopes: ['role:admin'] }),
  underwriter: anActor(2, 'COWBELL', 'Underwriter', { realm: 'TEAM', scopes: ['role:operator'] }),
  otherUnderwriter: anActor(3, 'COWBELL', 'Underwriter', { realm: 'TEAM', scopes: ['role:operator'] }),
  producer: anActor(10, 'AGENCY', 'Principal Producer', { organizationId: ids.agency(1) }),
  agencyAdmin: anActor(11, 'AGENCY', 'Agency Admin', { organizationId: ids.agency(1) }),
  agent: anActor(12, 'AGENCY', 'Agent', { organizationId: ids.agency(1), realm: 'TEAM', teamIds: [ids.team(1)] }),
  customerService: anActor(13, 'AGENCY', 'Customer Service', { organizationId: ids.agency(1) }),
  otherProducer: anActor(20, 'AGENCY', 'Principal Producer', { organizationId: ids.agency(2) }),
  policyHolder: anActor(30, 'CUSTOMER', 'Policy Holder', { organizationId: ids.account(1) }),
  otherPolicyHolder: anActor(31, 'CUSTOMER', 'Policy Holder', { organizationId: ids.account(2) }),
  clusterViewer: anActor(40, 'CLUSTER', 'Cluster Viewer', { organizationId: 'cluster' }),
} as const satisfies Record<string, Actor>

/** Somebody who works for an organization beside agencies and insureds. */
export const partnerOf = (accountType: AccountType, role: Role, organizationId: string): Actor =>
  anActor(60, accountType, role, { organizationId })

/** The holder of a workflow token that opens one quote, with its account, or one policy. */
export const guestOf = (flow: WorkflowFlow, subjectId: string, accountId?: string): Actor => ({
  ...anActor(50, 'CUSTOMER', 'Policy Holder'),
  organizationId: '',
  workflow: { flow, workflowId: `wfl_${ulidOf('W', 1)}`, subjectId, ...(accountId !== undefined && { accountId }) },
})
