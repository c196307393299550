import { hasPaidOwnPart, paymentOf } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { earliestCancellation } from '#shared/domain/policy/cancellationRules.ts'
import { cancellationFacts } from './cancellationFacts.ts'
import { withdrawn } from './completeCancellation.ts'

/** The cancellation as of the first day that fresh notice allows; what would come too late for the term is given up. */
export const noticedAnew = async (
  policy: PolicyRecord,
  cancellation: Cancellation,
  now: Instant,
): Promise<PolicyRecord> => {
  const payment = await paymentOf(policy.id)
  const facts = cancellationFacts(policy, cancellation.reason, payment, now)
  const isPaid =
    facts.cause === 'nonPayment' &&
    (payment?.unpaidSince === undefined || hasPaidOwnPart(payment, cancellation.requestedAt))
  const effectiveDate = earliestCancellation(facts)
  if (isPaid || effectiveDate >= policy.expirationDate) return withdrawn(policy, cancellation, payment, now)
  return { ...policy, cancellation: { ...cancellation, effectiveDate }, lastUpdated: now }
}
