import { fail } from '#functions/_platform/problems/problem.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { earliestCancellation, noticeDaysOf } from '#shared/domain/policy/cancellationRules.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { mustBeCancellable } from '../freezes/mustNotBeFrozen.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { cancellationFacts, isMisrepresentation, isNonPayment } from './cancellationFacts.ts'

interface Taking {
  readonly reason: string
  readonly action: Extract<PolicyAction, 'flatCancel' | 'rescindExcess' | 'void'>
}

/**
 * What takes notice is not dated back to the first day by another word for it: cover that was not paid for, and what the
 * insurer ends. A policy or a layer that rests on what was not so counts as never written all the same.
 */
export const mustBeWithoutNotice = async (
  policy: StoredPolicy,
  { reason, action }: Taking,
  now: Instant,
): Promise<void> => {
  if (isNonPayment(reason)) fail('policy.flatNonPayment')
  const facts = cancellationFacts(policy, reason, await paymentOf(policy.id), now)
  await mustBeCancellable(policy, facts.cause, now)
  if (action !== 'flatCancel' && isMisrepresentation(reason)) return
  if (facts.cause === 'insurer')
    fail('policy.cancelNotice', { data: { earliest: earliestCancellation(facts), days: noticeDaysOf(facts) } })
}
