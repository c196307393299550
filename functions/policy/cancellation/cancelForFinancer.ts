import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { financerOf, financerOwed, mustBeLeft, paymentOf } from '#functions/ledger/public.ts'
import { cancelForFinancer as contract } from '#shared/contracts/policy/cancellation.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { cancellationReason } from '#shared/domain/policy/cancellationReasons.ts'
import { earliestCancellation, noticeDaysOf } from '#shared/domain/policy/cancellationRules.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { requirePolicy } from '../store/policies.ts'
import { cancelAs } from './cancelAs.ts'
import { cancellationFacts } from './cancellationFacts.ts'

/**
 * A financer ends a policy for the insured, by the power of attorney in its agreement, once the days since its notice to the
 * insured are over; what is left of the loan is kept first, since the return is shared out by it.
 */
export const cancelForFinancer = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'cancel', actor)
  const financer = await financerOf(policy.id)
  if (financer === undefined || financer.paid === 0) return fail('billing.noFinancer')
  const { effectiveDate, noticedOn, owed, expectedTotal } = body
  mustBeLeft(owed, financer.whole)
  const reason = cancellationReason('PREMIUM_FINANCE')
  const unfit = (detail: string) => fail('request.unfit', { errors: [{ path: ['noticedOn'], detail }] })
  const today = dateAt(now, policy.timeZone)
  if (noticedOn > today) return unfit('The insured has been told already.')
  // The books may have the day already that is yet to come where the insured is.
  if (noticedOn < financer.since && noticedOn < today)
    return unfit(`The premium is financed since ${financer.since}: enter that day or a later one`)
  const facts = { ...cancellationFacts(policy, reason, await paymentOf(policy.id), now), noticedOn }
  const earliest = earliestCancellation(facts)
  if (effectiveDate < earliest) return fail('policy.cancelNotice', { data: { earliest, days: noticeDaysOf(facts) } })
  await commit(await financerOwed(policy.id, owed, now))
  return cancelAs(policy, { reason, effectiveDate, expectedTotal }, { actor, now, noticedOn })
})
