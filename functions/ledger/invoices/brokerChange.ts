import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForBrokerChange } from '#shared/domain/ledger/issuePosting.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { refunds } from '../store/refunds.ts'
import { brokerFeesOf } from './commissionFacts.ts'

/** What the commit that changes the broker of a policy carries along. */
export interface BookedBrokerChange {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
  readonly postings: readonly string[]
}

/** A new broker's policy, the agency that had it, and the commission that goes over. */
interface Change {
  readonly policy: PolicyRecord
  readonly from: string
  readonly commission: MinorUnits
  /** The agency had it before, and has it back. */
  readonly isReversal?: boolean
}

/**
 * Who had the policy before, once it has another broker: the former keeps what does not go over. Taken back, the last one has
 * it again.
 */
const formerBrokersAfter = (
  { agencyId, books, formerBrokers = [], movements }: InvoiceRecord,
  { commission, isReversal }: Pick<Change, 'commission' | 'isReversal'>,
): InvoiceRecord['formerBrokers'] => {
  if (isReversal) return formerBrokers.slice(0, -1)
  const before = formerBrokers.reduce((sum, each) => sum + each.commission, 0)
  const feesBefore = formerBrokers.reduce((sum, { brokerFee = 0 }) => sum + brokerFee, 0)
  const brokerFee = Math.max(0, brokerFeesOf({ movements }) - feesBefore)
  return [
    ...formerBrokers,
    {
      agencyId,
      commission: Math.max(0, (books?.written.agencyCommission ?? 0) - before - commission),
      // A fee is for what was done already: none of it goes over.
      ...(brokerFee > 0 && { brokerFee }),
    },
  ]
}

/**
 * The invoice of a policy goes with it to the new broker, with the refund that is open; the commission of the days that are
 * left is payable to the new agency instead of the former. What was paid before stays with whom it was paid by.
 */
export const bookBrokerChange = async (
  { policy, from, commission, isReversal = false }: Change,
  now: Instant,
): Promise<BookedBrokerChange> => {
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) return { writes: [], events: [], postings: [] }
  const refund = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const { agencyId, teamIds } = policy
  const theirs = { agencyId, teamIds, partnerIds: policy.partnerIds, lastUpdated: now }
  const formerBrokers = formerBrokersAfter(invoice, { commission, isReversal })
  const booking = bookingOf(postingsForBrokerChange(commission, { from, to: agencyId, isReversal }), {
    of: invoice,
    cause: { kind: 'brokerChange', id: invoice.policyId },
    effectiveAt: bookDate(now),
    now,
  })
  return {
    writes: [
      invoices.update(invoice, { ...invoice, ...theirs, formerBrokers }),
      ...(refund === undefined ? [] : [refunds.update(refund, { ...refund, ...theirs })]),
      ...booking.writes,
    ],
    events: booking.events,
    postings: booking.ids,
  }
}
