import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import { type Operation, workflowFlows } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { callersOf } from './everyone.ts'
import { absentFor } from './names.ts'
import { isInReach, isLetIn, tellsOnPurpose } from './rules.ts'

const headings: Readonly<Record<AccountType, string>> = {
  COWBELL: 'Provider',
  AGENCY: 'Agency',
  CUSTOMER: 'Insured',
  DIGITAL: 'Digital',
  MSSP: 'MSSP',
  CARRIER: 'Carrier',
  CLUSTER: 'Cluster',
  VENDOR: 'Vendor',
  POOL: 'Pool',
  RE_INSURER: 'Reinsurer',
  PREMIUM_PROCESSOR: 'Premium processor',
}

/** Whose records an account type reaches with an operation; empty where the operation names none. */
const reachOf = (operation: Operation, accountType: AccountType): string => {
  const { kinds } = exampleOf(operation, absentFor(accountType))
  const [role] = rolesOf(accountType)
  if (kinds.size === 0 || role === undefined) return ''
  const reaches = (relation: string) =>
    callersOf(role, '')
      .filter((caller) => caller.relation === relation)
      .some((caller) => [...kinds].every((kind) => isInReach(kind, caller)))
  if (!reaches('own')) return operation.name in tellsOnPurpose ? ' any' : ' shared'
  if (accountType === 'COWBELL' && reaches('colleague') && !kinds.has('tag')) return ' any'
  return reaches('colleague') ? ' own' : ' personal'
}

const cellOf = (operation: Operation, accountType: AccountType): string => {
  const all = rolesOf(accountType)
  const letIn = all.filter((role) => isLetIn(operation, role))
  if (letIn.length === 0) return '–'
  return `${letIn.length}/${all.length}${reachOf(operation, accountType)}`
}

const guestCell = ({ access, workflows = [] }: Operation): string =>
  (access === 'workflow' ? workflowFlows : workflows).join(' ') || '–'

const accessText = ({ access }: Operation): string => (typeof access === 'string' ? access : access.join(' or '))

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const rowOf = (operation: Operation): string =>
  row([
    operation.name,
    `${operation.method} ${operation.path}`,
    accessText(operation),
    operation.stepUp ?? '–',
    ...(operation.access === 'public'
      ? ['anyone', ...accountTypes.map(() => 'anyone')]
      : [guestCell(operation), ...accountTypes.map((accountType) => cellOf(operation, accountType))]),
  ])

const columns = [
  'Operation',
  'Call',
  'Permission',
  'Step-up',
  'One-time code',
  ...accountTypes.map((each) => headings[each]),
]

const introduction = `# Who may do what to whose records

Every operation of the platform by every account type. \`2/4 own\` says that two of the account type's four roles have the
permission, and that they reach their own records; \`any\` is every record of the region, \`shared\` what names their
organization as a partner, of which guards say what they may do, \`personal\` what one person has to oneself; \`–\` is
refused: the roles may not, or that kind of account has no record of it. What is out of reach is answered as what does not
exist, and without a token of the region everything but \`anyone\` is 401.

Made of the contracts: \`vitest run tests/security/access.test.ts -u\` writes it anew, and the tests beside it prove it.
`

/** The matrix, to be read by people. */
export const matrixText = (): string => {
  const services = [...new Set(operations.map(({ service }) => service))]
  const sections = services.map((service) =>
    [
      `## ${service}`,
      '',
      row(columns),
      row(columns.map(() => '---')),
      ...operations
        .filter((each) => each.service === service)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(rowOf),
      '',
    ].join('\n'),
  )
  return [introduction, ...sections].join('\n')
}
