import type { PolicyEndorsement, PolicyRevision } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { reversedRevisions } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction, TransactionKind } from '#shared/domain/policy/policyTransaction.ts'
import { whyGone } from '#shared/domain/policy/revertible.ts'

const types = {
  BROKER_OF_RECORD: 'Broker of record change',
  CANCELLATION: 'Cancellation',
  ENDORSEMENT: 'Endorsement',
  EXTENDED_REPORTING: 'Extended reporting',
  NEW_BUSINESS: 'New Business',
  NON_PREMIUM: 'Non-premium change',
  REINSTATEMENT: 'Reinstatement',
  RENEWAL: 'Renewal',
  RESCISSION: 'Rescission',
  REVERSAL: 'Revision reverted',
} as const satisfies Record<TransactionKind, PolicyRevision['type']>

/** What taking back is called of what has a name of its own for it. */
const takenBack: Readonly<Partial<Record<TransactionKind, PolicyRevision['type']>>> = {
  BROKER_OF_RECORD: 'Broker of record change reversed',
  CANCELLATION: 'Cancellation undone',
  EXTENDED_REPORTING: 'Extended reporting taken back',
}

const typeOf = (
  { kind, manner, reverses }: PolicyTransaction,
  stack: readonly PolicyTransaction[],
): PolicyRevision['type'] => {
  if (manner === 'FLAT' && kind === 'CANCELLATION') return 'Flat cancellation'
  if (manner === 'VOID') return 'Void'
  const taken = stack.find(({ revision }) => revision === reverses)?.kind
  return kind === 'REVERSAL' && taken !== undefined ? (takenBack[taken] ?? types[kind]) : types[kind]
}

const markOf = ({ kind, manner }: PolicyTransaction): PolicyRevision['status'] => {
  if (kind === 'RESCISSION' || manner === 'VOID') return 'VOID TRANSACTION'
  return kind === 'CANCELLATION' ? 'CANCEL TRANSACTION' : 'ACTIVE'
}

/** The revisions of a policy, as its transactions tell them. */
export const revisionsOf = ({ transactions }: Pick<PolicyRecord, 'transactions'>): PolicyRevision[] =>
  transactions.map((transaction) => ({
    revision: transaction.revision,
    effectiveDate: transaction.effectiveDate,
    type: typeOf(transaction, transactions),
    status: markOf(transaction),
    createdBy: transaction.by,
    created: transaction.known,
    premium: transaction.money.total,
    ...(transaction.reason !== undefined && { reason: transaction.reason }),
    ...(transaction.reverses !== undefined && { reverses: transaction.reverses }),
    reverted: whyGone(transactions, transaction) !== undefined,
  }))

const endorsing: readonly TransactionKind[] = ['BROKER_OF_RECORD', 'ENDORSEMENT', 'EXTENDED_REPORTING', 'NON_PREMIUM']

/** The endorsements of a policy that stand, each with the document that says so. */
export const endorsementsOf = ({
  id,
  transactions,
}: Pick<PolicyRecord, 'id' | 'transactions'>): PolicyEndorsement[] => {
  const reversed = reversedRevisions(transactions)
  return transactions
    .filter(({ kind, revision }) => endorsing.includes(kind) && !reversed.has(revision))
    .map((transaction) => ({
      id: `${id}-${transaction.revision}`,
      type: typeOf(transaction, transactions),
      effectiveDate: transaction.effectiveDate,
      premium: transaction.money.total,
      ...(transaction.documents[0] !== undefined && { docId: transaction.documents[0] }),
    }))
}
