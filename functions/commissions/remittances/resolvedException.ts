import type { Write } from '#functions/_platform/storage/record.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { postingsForExpected, postingsForMatched, postingsForResolution } from '#shared/domain/ledger/remittance.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { matchIdOf, matchWrite, remittanceMatches } from '../store/remittanceMatches.ts'
import { belongsTo } from './belongsTo.ts'
import { remittedOf } from './remittedOf.ts'

interface Resolved {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** What was short is missing no longer: nothing more is expected of the policy's month. */
const shortOver = async ({ difference, id, period, policyId }: RemittanceException): Promise<readonly Write[]> => {
  if (policyId === undefined) return []
  const match = await remittanceMatches.byId(matchIdOf(policyId, period))
  if (match?.shortId !== id) return []
  return [matchWrite(match, { ...match, paid: match.paid - difference, shortId: undefined })]
}

/** What is committed with an exception whose resolution is approved: its postings, and what is known of the policy's month. */
export const resolvedException = async (
  exception: RemittanceException,
  { policyNumber, resolution }: NonNullable<RemittanceException['proposal']>,
  now: Instant,
): Promise<Resolved> => {
  const { currency, difference, kind, policyId } = exception
  const booked = (made: readonly Posting[], policy: PolicyRecord | undefined) =>
    bookingOf(made, {
      of: { currency, ...(policy && remittedOf(policy)) },
      cause: { kind: 'remittance', id: exception.id },
      effectiveAt: bookDate(now),
      now,
    })
  if (policyNumber !== undefined) {
    const { match, policy, verdict } = await belongsTo(exception, policyNumber)
    const made = [
      ...postingsForExpected(match?.expectedMore ?? 0),
      ...postingsForMatched(exception.amount, verdict.applied),
    ]
    const { writes, events } = booked(made, policy)
    return { writes: [...writes, ...(match ? [matchWrite(match.before, match.after)] : [])], events }
  }
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  const resolved = postingsForResolution({ kind, difference, ofPolicy: policyId !== undefined }, resolution)
  const { writes, events } = booked(resolved, policy)
  return { writes: [...writes, ...(kind === 'SHORT' ? await shortOver(exception) : [])], events }
}
