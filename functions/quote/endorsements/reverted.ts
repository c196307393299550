import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  mustLeaveTower,
  mustStand,
  type PolicyRecord,
  type StoredPolicy,
  withTransaction,
} from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reapplied } from '#shared/domain/policy/outOfSequence.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction, TransactionKind } from '#shared/domain/policy/policyTransaction.ts'
import { changeDraft } from './changeDraft.ts'
import type { WorkedOut } from './endorsed.ts'
import { judged } from './judged.ts'
import { pricingOf } from './pricedTerms.ts'
import { repriced } from './repriced.ts'

/** What has another way back says which. */
const otherwise: Readonly<Partial<Record<TransactionKind, string>>> = {
  NEW_BUSINESS: 'it is the policy itself; cancel it as of its first day, or void it',
  RENEWAL: 'it is the policy itself; cancel it as of its first day, or void it',
  CANCELLATION: 'a cancellation is taken back by undoing it',
  REINSTATEMENT: 'a reinstatement ends by a cancellation',
}

/** What comes again, after it was taken back, by another way than a reversal of that. */
const anew: Readonly<Partial<Record<TransactionKind, string>>> = {
  BROKER_OF_RECORD: 'another broker comes by another letter of the insured',
  CANCELLATION: 'the policy is cancelled anew',
  EXTENDED_REPORTING: 'reporting is extended anew',
}

/** What a transaction is about: of a reversal, what it took back in the end. */
const rootOf = (policy: PolicyRecord, { kind, reverses }: PolicyTransaction): TransactionKind => {
  const taken = policy.transactions.find((each) => each.revision === reverses)
  return taken === undefined ? kind : rootOf(policy, taken)
}

const revertible = (policy: PolicyRecord, revision: number): PolicyTransaction => {
  const found = policy.transactions.find((each) => each.revision === revision) ?? fail('policy.revisionNotFound')
  const why = found.kind === 'REVERSAL' ? anew[rootOf(policy, found)] : otherwise[found.kind]
  if (why !== undefined) fail('policy.notRevertible', { data: { why } })
  mustStand(policy, found)
  return found
}

/** A revision taken back, worked out: its days have the terms and prices that they would have without it. */
export const workOutRevert = async (
  policy: StoredPolicy,
  revision: number,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<WorkedOut> => {
  const { effectiveDate } = revertible(policy, revision)
  const pricing = await pricingOf(policy)
  const reversal = {
    kind: 'REVERSAL' as const,
    effectiveDate,
    known: now,
    by: actor.userId,
    reverses: revision,
    changes: [],
  }
  const stack = withTransaction(policy, reversal).transactions
  await mustLeaveTower(policy, { stack, from: effectiveDate, actor })
  const [before, after] = [termsAt(policy.transactions), termsAt(stack)]
  const changes = changesBetween(before, after)
  const made = { ...reversal, changes }
  return {
    ...changeDraft(policy, made, repriced(policy, stack, effectiveDate, pricing), effectiveDate),
    effectiveDate,
    window: { from: policy.effectiveDate, to: addDays(policy.expirationDate, -1) },
    ...(await judged(policy, pricing, { before, after, reasons: [] })),
    quote: pricing.quote,
    later: reapplied(policy.transactions, effectiveDate, changes),
  }
}
