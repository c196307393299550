import { reversedRevisions, type Stack } from './policyStack.ts'
import type { PolicyTransaction, TransactionKind } from './policyTransaction.ts'

/** What has another way back says which. */
const otherwise: Readonly<Partial<Record<TransactionKind, string>>> = {
  NEW_BUSINESS: 'it is the policy itself; cancel it as of its first day, or void it',
  RENEWAL: 'it is the policy itself; cancel it as of its first day, or void it',
  CANCELLATION: 'a cancellation is taken back by undoing it',
  REINSTATEMENT: 'a reinstatement ends by a cancellation',
  RESCISSION: 'a policy that was rescinded is written anew',
}

/** What comes again, after it was taken back, by another way than a reversal of that. */
const anew: Readonly<Partial<Record<TransactionKind, string>>> = {
  BROKER_OF_RECORD: 'another broker comes by another letter of the insured',
  CANCELLATION: 'the policy is cancelled anew',
  EXTENDED_REPORTING: 'reporting is extended anew',
}

/** What a transaction is about: of a reversal, what it took back in the end. */
const rootOf = (stack: Stack, { kind, reverses }: PolicyTransaction): TransactionKind => {
  const taken = stack.find((each) => each.revision === reverses)
  return taken === undefined ? kind : rootOf(stack, taken)
}

/** Why what was taken back already, or a reversal of which that is so, is not taken back again. */
export const whyGone = (stack: Stack, { kind, revision }: PolicyTransaction): string | undefined => {
  const taken = stack.findLast((each) => each.reverses === revision)
  const isGone = reversedRevisions(stack).has(revision) || (kind === 'REVERSAL' && taken !== undefined)
  return isGone ? `revision ${taken?.revision} took it back already` : undefined
}

/**
 * Why a change of terms is not taken back; undefined where it is. A change of broker and extended reporting go back by rules of
 * their own.
 */
export const whyNotReverted = (stack: Stack, transaction: PolicyTransaction): string | undefined =>
  (transaction.kind === 'REVERSAL' ? anew[rootOf(stack, transaction)] : otherwise[transaction.kind]) ??
  whyGone(stack, transaction)

/** Whether anything that changed a policy's terms can be taken back. */
export const hasRevertible = (stack: Stack): boolean =>
  stack.some(
    (each) =>
      each.kind !== 'BROKER_OF_RECORD' &&
      each.kind !== 'EXTENDED_REPORTING' &&
      whyNotReverted(stack, each) === undefined,
  )
