import type { PolicyRecord } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { downPaymentOf } from '#shared/domain/billing/instalments.ts'
import { invoiceOf } from '#shared/domain/billing/invoice.ts'
import { postingsForIssue } from '#shared/domain/ledger/issuePosting.ts'
import { breakdownOf, type PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { type Booking, bookingOf } from '../ledger/booking.ts'
import { invoiceIdOf } from '../store/invoices.ts'
import { commissionOn } from './commission.ts'

/** What a policy costs, by what it is owed for, with the agency's commission. */
export const breakdownOfPolicy = ({ rated }: Pick<PolicyRecord, 'rated'>): PremiumBreakdown =>
  breakdownOf(rated, commissionOn(rated.premium))

interface Moment {
  readonly now: string
  /** The day in the provider's books. */
  readonly today: string
}

/** The invoice of a policy that is issued today, and the postings by which the insured owes it. */
export const issueInvoice = (
  policy: PolicyRecord,
  { now, today }: Moment,
): { readonly invoice: InvoiceRecord; readonly booking: Booking } => {
  const breakdown = breakdownOfPolicy(policy)
  const { lines, ...invoice } = invoiceOf(breakdown, policy.policyNumber, 1, today)
  const { id: policyId, policyNumber, rated, brokerFee, additionalBrokerFee, mgaFee } = policy
  const { currency } = rated
  const id = invoiceIdOf(policyId)
  const booking = bookingOf(postingsForIssue(breakdown), {
    of: { policyId, policyNumber, currency },
    cause: { kind: 'issue', id },
    effectiveAt: today,
    now,
  })
  return {
    booking,
    invoice: {
      ...invoice,
      id,
      policyId,
      policyNumber,
      quoteId: policy.quoteId,
      companyName: policy.companyName,
      accountId: policy.accountId,
      agencyId: policy.agencyId,
      teamIds: policy.teamIds,
      customerEmail: policy.customerEmail ?? '',
      currency,
      lines: [...lines],
      downPayment: downPaymentOf({
        totalPremium: invoice.total,
        brokerFee: brokerFee + additionalBrokerFee,
        mgaFee,
      }),
      status: 'Unpaid',
      description: '',
      movements: booking.movements,
      created: now,
      lastUpdated: now,
    },
  }
}
