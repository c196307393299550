import { ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import { givenToFinancer, payeesOf } from '#shared/domain/billing/refundPayees.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { RefundId } from '#shared/domain/ids/ids.ts'
import { postingsForRefundDue } from '#shared/domain/ledger/refundPostings.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { nextIn } from '#shared/records/life.ts'
import { canRefund, refundLife } from '#shared/records/refund/refundLife.ts'
import { overpaidOn, owedFinancer } from '../invoices/financer.ts'
import { balanceDue } from '../invoices/standing.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import { refunds, type StoredRefund } from '../store/refunds.ts'
import { recoverWrittenOff } from '../writeOffs/recoverWrittenOff.ts'
import { withoutCreditWords } from './creditSentence.ts'

/** What makes money due back: in words, and whose deed it was. */
export interface CreditCause {
  readonly reason: string
  readonly by?: string
  readonly now: Instant
}

/** The invoice once its credit is a refund, with what is committed along. */
export interface SettledCredit {
  readonly invoice: InvoiceRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** Of what came to nothing, or came back. */
const notGiven: readonly RefundRecord['status'][] = ['REJECTED', 'RETURNED', 'VOIDED']

/** What refunds before the one that is open have given back to the financer. */
const givenBackBefore = async ({ openRefundId, policyId }: InvoiceRecord): Promise<MinorUnits> =>
  (await refunds.every({ scopes: [`policy:${policyId}`] }))
    .filter(({ id, status }) => id !== openRefundId && !notGiven.includes(status))
    .reduce((sum, refund) => sum + givenToFinancer(refund), 0)

/** Whose a refund is, where somebody financed what was paid: what the insured paid twice is no premium that is returned. */
const sharedOut = async (
  invoice: InvoiceRecord,
  amount: MinorUnits,
  open?: StoredRefund,
): Promise<Pick<RefundRecord, 'payees'>> => {
  if (invoice.financer === undefined) return {}
  const financer = owedFinancer(invoice, await givenBackBefore(invoice))
  if (financer === undefined || amount === 0) return {}
  return { payees: payeesOf(amount, financer, { overpaid: overpaidOn(invoice, open?.created) }) }
}

const refundOf = async (
  invoice: InvoiceRecord,
  amount: MinorUnits,
  { reason, by, now }: CreditCause,
): Promise<RefundRecord> => ({
  id: RefundId.parse(`ref_${ulid()}`),
  policyId: invoice.policyId,
  policyNumber: invoice.policyNumber,
  invoiceNumber: invoice.invoiceNumber,
  companyName: invoice.companyName,
  accountId: invoice.accountId,
  agencyId: invoice.agencyId,
  teamIds: invoice.teamIds,
  ...(invoice.partnerIds && { partnerIds: invoice.partnerIds }),
  status: 'DUE',
  currency: invoice.currency,
  amount,
  reason,
  ...(await sharedOut(invoice, amount)),
  ...(by !== undefined && { causedBy: by }),
  approvals: [],
  attempts: 0,
  dueOn: bookDate(now),
  created: now,
  lastUpdated: now,
})

/** The refund with another amount, to be approved again; void where nothing is left of it. */
const changed = async (
  refund: StoredRefund,
  amount: MinorUnits,
  invoice: InvoiceRecord,
  { reason, by, now }: CreditCause,
): Promise<RefundRecord> => {
  const next = nextIn(refundLife, refund.status, amount === 0 ? 'void' : 'change')
  const status = next.ok ? next.status : refund.status
  if (amount === 0) return { ...refund, status, lastUpdated: now }
  const { causedBy = by } = refund
  return {
    ...refund,
    status,
    amount,
    reason,
    ...(await sharedOut(invoice, amount, refund)),
    ...(causedBy !== undefined && { causedBy }),
    approvals: [],
    lastUpdated: now,
  }
}

/**
 * What an insured has paid beyond what is charged is owed back to them, once it has made good what was written off: the
 * invoice's credit becomes a refund that is due,
 * one for an invoice at a time, as much as the credit; what is charged again or taken back lessens it. Whoever moves an
 * invoice asks for it with what has moved already, and commits what it answers. A refund that is being paid is not
 * changed; whoever finishes it asks again.
 */
export const settleCredit = async (moved: InvoiceRecord, cause: CreditCause): Promise<SettledCredit> => {
  const open = moved.openRefundId === undefined ? undefined : await refunds.byId(moved.openRefundId)
  if (open !== undefined && !canRefund(open.status, 'change')) return { invoice: moved, writes: [], events: [] }
  const recovered = await recoverWrittenOff(moved, cause.now)
  const { invoice } = recovered
  const held = open?.amount ?? 0
  const credit = Math.max(0, held - balanceDue(invoice))
  if (credit === held) return recovered
  const refund = await (open === undefined ? refundOf(invoice, credit, cause) : changed(open, credit, invoice, cause))
  const { movements, writes, events } = bookingOf(
    postingsForRefundDue(credit - held, open?.status === 'REJECTED' ? 'suspense' : 'refundsPayable'),
    { of: invoice, cause: { kind: 'refund', id: refund.id }, effectiveAt: bookDate(cause.now), now: cause.now },
  )
  return {
    invoice: {
      ...(credit === 0 ? withoutCreditWords(invoice) : invoice),
      movements: [...invoice.movements, ...movements],
      openRefundId: credit === 0 ? undefined : refund.id,
    },
    writes: [
      ...recovered.writes,
      open === undefined ? refunds.create(refund) : refunds.update(open, refund),
      ...writes,
    ],
    events: [...recovered.events, ...events],
  }
}
