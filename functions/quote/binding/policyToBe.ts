import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agreedCommission } from '#functions/ledger/public.ts'
import { binderOf, newPolicyId, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustStandFor } from '../actions/guards.ts'
import { present } from '../pricing/present.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { onPaper } from './onPaper.ts'

interface Asking {
  readonly actor: Actor
  readonly now: Instant
  /** From when cover would be; from when it was quoted where nobody says. */
  readonly effectiveDate?: CalendarDate | undefined
}

/**
 * The policy that a quote is bound as; of one that is not, the binder that it would be at today's price, still without a
 * number.
 */
export const policyToBe = async (quote: StoredQuote, { actor, now, effectiveDate }: Asking): Promise<PolicyRecord> => {
  const { binder, status } = quote
  if (binder !== undefined && (status === 'BOUND' || status === 'ISSUED'))
    return (await policyById(binder.id)) ?? fail('policy.notFound')
  mustStandFor(quote, 'bind', { actor, now })
  const today = { ...quote, ...(await present(quote, now, effectiveDate)).priced }
  const { shared, carrierId } = await onPaper({ ...today, commissionAgreement: await agreedCommission(today) })
  return binderOf(shared, { carrierId, policyId: newPolicyId(), number: '', now, boundBy: nameFor(actor) })
}
