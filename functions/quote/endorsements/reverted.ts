import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { mustLeaveTower, type PolicyRecord, type StoredPolicy, withTransaction } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reapplied } from '#shared/domain/policy/outOfSequence.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { whyNotReverted } from '#shared/domain/policy/revertible.ts'
import { changeDraft } from './changeDraft.ts'
import type { WorkedOut } from './endorsed.ts'
import { judged } from './judged.ts'
import { pricingOf } from './pricedTerms.ts'
import { repriced } from './repriced.ts'

const revertible = (policy: PolicyRecord, revision: number): PolicyTransaction => {
  const found = policy.transactions.find((each) => each.revision === revision) ?? fail('policy.revisionNotFound')
  const why = whyNotReverted(policy.transactions, found)
  if (why !== undefined) fail('policy.notRevertible', { data: { why } })
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
