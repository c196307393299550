import type { AccountType } from '../permissions.ts'
import { deprecationSentence } from './deprecation.ts'
import { type Operation, permissionsOf } from './operation.ts'

const stepUpSentences = {
  always: 'Asks for a fresh second factor.',
  depends: 'Some changes ask for a fresh second factor.',
} as const

/** What people of each kind of account are called. */
const people: Readonly<Record<AccountType, string>> = {
  COWBELL: 'the provider’s staff',
  AGENCY: 'agencies',
  CUSTOMER: 'insureds',
  DIGITAL: 'aggregators',
  MSSP: 'security providers',
  CARRIER: 'carriers',
  CLUSTER: 'clusters',
  VENDOR: 'vendors',
  POOL: 'pools',
  RE_INSURER: 'reinsurers',
  PREMIUM_PROCESSOR: 'premium processors',
}

const onlySentence = ({ only }: Operation): string | undefined =>
  only && `For ${only.map((each) => people[each]).join(', ')} alone.`

/** Who is let in by an operation, and what else it asks for, in words. */
export const accessSentence = (operation: Operation): string => {
  const permissions = permissionsOf(operation.access)
  const who =
    operation.access === 'public'
      ? 'Anyone.'
      : operation.access === 'any'
        ? 'Every signed-in user.'
        : operation.access === 'workflow'
          ? 'Holders of a one-time-code session.'
          : `Needs ${permissions.map((permission) => `\`${permission}\``).join(' or ')}.`
  const guests =
    operation.workflows && `A one-time-code session of ${operation.workflows.join(', ')} opens its own record.`
  return [
    deprecationSentence(operation),
    who,
    onlySentence(operation),
    operation.stepUp && stepUpSentences[operation.stepUp],
    guests,
  ]
    .filter(Boolean)
    .join(' ')
}
