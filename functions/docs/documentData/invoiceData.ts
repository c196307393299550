import { config } from '#functions/_platform/config/config.ts'
import type { Payment } from '#functions/ledger/public.ts'
import { type PolicyRecord, paymentPage, recordOfStack, revisionsOf } from '#functions/policy/public.ts'
import { invoiceNumberOf, invoiceReferenceDays } from '#shared/domain/billing/invoice.ts'
import { stillToPay } from '#shared/domain/billing/stillToPay.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { InvoiceData } from '../templates/invoiceData.ts'
import { businessNumber } from './businessNumber.ts'
import { commonData } from './commonData.ts'
import { moneyLines } from './endorsementData.ts'
import { gstWithin } from './gstWithin.ts'
import { isInvoiced } from './isInvoiced.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'

/** What a region calls what is charged, and what is credited (in Australia: GST Act 1999, s 29-70 and 29-75). */
const invoiceTitles: Readonly<Record<RegionCode, { readonly charge: string; readonly credit: string }>> = {
  us: { charge: 'Invoice', credit: 'Credit memo' },
  uk: { charge: 'Invoice', credit: 'Credit note' },
  au: { charge: 'Tax invoice', credit: 'Adjustment note' },
}

/** Item 2 of Group 2 of Schedule 9 to the Value Added Tax Act 1994; Finance Act 1994, Part III; s 45-10 of the Duties Acts. */
const taxNotes: Readonly<Partial<Record<RegionCode, string>>> = {
  uk: 'Insurance is exempt from VAT, so this is no VAT invoice. Insurance Premium Tax cannot be reclaimed.',
  au: 'A broker’s fee has the GST on the broker’s service in it, which the broker accounts for; stamp duty is the state’s and bears none.',
}

/** The day on which a revision was invoiced: that of its issue, else that on which it was made. */
const dayOf = (policy: PolicyRecord, { known, revision }: PolicyTransaction, now: Instant): CalendarDate =>
  dateAt(revision === 1 ? (policy.issuedAt ?? now) : known, policy.timeZone)

interface Invoiced {
  readonly payment: Pick<Payment, 'dueDate' | 'movements' | 'premiumFinanced'>
  readonly named: Named
  readonly now: Instant
}

/** By when what a revision charges is paid: what was charged last by the day on the bill, else a week after it was charged. */
const dueOf = (policy: PolicyRecord, transaction: PolicyTransaction, { payment, now }: Invoiced): CalendarDate =>
  transaction === policy.transactions.findLast(isInvoiced)
    ? payment.dueDate
    : addDays(dayOf(policy, transaction, now), invoiceReferenceDays)

/** What the invoice of a revision of a policy says, or the credit of one that gives premium back. */
export const invoiceData = (
  region: RegionCode,
  policy: PolicyRecord,
  transaction: PolicyTransaction,
  invoiced: Invoiced,
): InvoiceData => {
  const { money, revision } = transaction
  const isCredit = money.total < 0
  // A plan is signed for what was charged by then; what a change adds to it has no day of its own.
  const byPlan = !isCredit && revision > 1 && invoiced.payment.premiumFinanced
  const { total } = money
  const takenOff =
    isCredit || revision === 1 ? 0 : total - stillToPay(invoiced.payment.movements, { total, since: transaction.known })
  const isAsked = !isCredit && takenOff < total
  const until = policy.transactions.filter((each) => each.revision <= revision)
  const then = recordOfStack({ ...policy, transactions: until })
  const number = invoiceNumberOf(policy.policyNumber, revision)
  const today = dayOf(policy, transaction, invoiced.now)
  const { agency, currency, generatedOn, insured, issuer, locale, product } = commonData(
    region,
    policyCover(then),
    invoiced.named,
    number,
    today,
  )
  const { provider } = regionOf(region)
  const supplierNumber = businessNumber()
  return {
    region,
    locale,
    currency,
    documentNumber: number,
    generatedOn,
    issuer,
    title: invoiceTitles[region][isCredit ? 'credit' : 'charge'],
    policyNumber: policy.policyNumber,
    product,
    cause:
      revision === 1
        ? 'Policy issued'
        : (revisionsOf(policy).find((each) => each.revision === revision)?.type ?? 'Endorsement'),
    insured,
    supplier: provider.company,
    ...(supplierNumber && { supplierNumber }),
    agency,
    period: { effective: policy.effectiveDate, expiry: policy.expirationDate },
    ...(isAsked && !byPlan && { dueDate: dueOf(policy, transaction, invoiced) }),
    byPlan,
    lines: moneyLines(policy, money, region),
    total,
    ...(takenOff > 0 && { takenOff }),
    ...gstWithin(region, policy, money),
    ...(taxNotes[region] !== undefined && { taxNote: taxNotes[region] }),
    ...(isAsked && { payment: `${config.publicUrl}${paymentPage(policy.id)}` }),
  }
}
