import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { agencyDueDate } from '#shared/domain/billing/agencyTerms.ts'
import { downPaymentOf } from '#shared/domain/billing/instalments.ts'
import { invoiceOf, issueDueOn } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { noEarnings, writtenOf } from '#shared/domain/ledger/earning.ts'
import { postingsForIssue } from '#shared/domain/ledger/issuePosting.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { breakdownOf, type PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { type Booking, bookingOf } from '../postings/booking.ts'
import { invoiceIdOf } from '../store/invoices.ts'
import { commissionsOn } from './commission.ts'
import { sharedCommissionOf } from './sharedCommission.ts'
import { taxedAt } from './taxedAt.ts'

/** What a policy costs, by what it is owed for, with its commissions. */
const breakdownOfPolicy = ({
  rated,
  commissionPercent,
}: Pick<PolicyRecord, 'commissionPercent' | 'rated'>): PremiumBreakdown =>
  breakdownOf(rated, commissionsOn({ premium: rated.premium, commissionPercent }))

/** What is posted when a policy is issued. */
export const issuePostings = (
  policy: Pick<PolicyRecord, 'commissionPercent' | 'firmographicData' | 'rated'>,
): readonly Posting[] => postingsForIssue(breakdownOfPolicy(policy), taxedAt(policy))

interface Moment {
  readonly now: Instant
  /** The day in the provider's books. */
  readonly today: CalendarDate
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
  const commission = sharedCommissionOf(policy)
  const id = invoiceIdOf(policyId)
  const booking = bookingOf(issuePostings(policy), {
    of: { ...policy, policyId, policyNumber, currency, agencyBilled: policy.agencyBilled || undefined },
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
      ...(policy.quoteId !== undefined && { quoteId: policy.quoteId }),
      companyName: policy.companyName,
      accountId: policy.accountId,
      agencyId: policy.agencyId,
      teamIds: policy.teamIds,
      ...(policy.partnerIds && { partnerIds: policy.partnerIds }),
      ...(policy.carrierId !== undefined && { carrierId: policy.carrierId }),
      customerEmail: policy.customerEmail ?? '',
      dueDate: policy.agencyBilled ? agencyDueDate(today) : issueDueOn(policy, today),
      ...(policy.agencyBilled && { agencyBilled: true }),
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
      books: { written: writtenOf(breakdown), earned: noEarnings, through: addDays(today, -1) },
      ...(commission && { commission }),
      created: now,
      lastUpdated: now,
    },
  }
}
