import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agreedCommission } from '#functions/ledger/public.ts'
import { binderOf, newPolicyId, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustStandFor } from '../actions/guards.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { onPaper } from './onPaper.ts'

/**
 * The policy that a quote is bound as; of one that is not, the binder that it would be at its price, which is no other or is
 * not bound, still without a number.
 */
export const policyToBe = async (quote: StoredQuote, actor: Actor, now: Instant): Promise<PolicyRecord> => {
  const { binder, status } = quote
  if (binder !== undefined && (status === 'BOUND' || status === 'ISSUED'))
    return (await policyById(binder.id)) ?? fail('policy.notFound')
  mustStandFor(quote, 'bind', { actor, now })
  const { shared, carrierId } = await onPaper({ ...quote, commissionAgreement: await agreedCommission(quote) })
  return binderOf(shared, { carrierId, policyId: newPolicyId(), number: '', now, boundBy: nameFor(actor) })
}
