import { balanceDue, paidOf } from '#functions/ledger/invoices/standing.ts'
import type { FinanceQuote, InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { type Instalment, instalmentPlan, instalmentsBefore, planStart } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** The rest is paid in equal monthly parts, without a charge (rule: instalments). */
const yearlyRate = 0

/** Why a policy cannot be paid in instalments; undefined when it can. */
export const financingRefusal = (invoice: InvoiceRecord, agencyBilled: boolean): string | undefined => {
  if (agencyBilled) return 'its agency is billed.'
  if (invoice.agreement !== undefined) return 'a plan has been signed.'
  if (invoice.financer !== undefined) return 'a premium financer has been added.'
  if (invoice.status === 'Processed') return 'a payment is being processed.'
  if (paidOf(invoice) > 0) return 'something has been paid already.'
  if (balanceDue(invoice) <= invoice.downPayment) return 'nothing is left beyond the down payment.'
  return undefined
}

/** A policy as far as its plan goes. */
type Covered = Pick<PolicyRecord, 'effectiveDate' | 'expirationDate'>

/** From which day a plan that is signed today counts, and how many instalments it has then. */
const planOn = (today: CalendarDate, { effectiveDate, expirationDate }: Covered) => {
  const from = planStart({ today, effectiveDate })
  return { from, count: instalmentsBefore({ endDate: expirationDate, from }) }
}

/** The instalments of an amount that are signed today; none where the cover ends before the first. */
export const instalmentsOf = (
  financed: MinorUnits,
  { today, ...covered }: Covered & { readonly today: CalendarDate },
): Instalment[] => {
  const { from, count } = planOn(today, covered)
  return instalmentPlan(financed, from, count)
}

/** Why a policy has no plan of its own today; undefined when it can have one. Cover that ends is kept by paying, not by a promise. */
export const planRefusal = (
  invoice: InvoiceRecord,
  policy: Covered & Pick<PolicyRecord, 'agencyBilled' | 'cancellation'>,
  today: CalendarDate,
): string | undefined =>
  financingRefusal(invoice, policy.agencyBilled) ??
  (policy.cancellation === undefined ? undefined : 'its cover is to end, or has ended; what is due is paid whole.') ??
  (planOn(today, policy).count === 0 ? 'its cover ends before a first part would be due.' : undefined)

/** The plan of a policy as of `today`: down payment and instalments, together what is owed to the unit. */
export const financeQuoteOf = (
  invoice: InvoiceRecord,
  { today, ...covered }: Covered & { readonly today: CalendarDate },
): FinanceQuote => {
  const due = balanceDue(invoice)
  const financed = due - invoice.downPayment
  const plan = instalmentsOf(financed, { today, ...covered })
  const [first] = plan
  return {
    FinanceQuoteNumber: `FIN-${invoice.policyNumber}-${today.replaceAll('-', '')}`,
    AmountFinanced: financed,
    APR: yearlyRate,
    NumberOfInstallments: plan.length,
    TotalPremium: due,
    DownPayment: invoice.downPayment,
    TotalPaymentAmount: plan.reduce((sum, { amount }) => sum + amount, invoice.downPayment),
    InstallmentAmount: first?.amount ?? 0,
    FinanceCharge: 0,
    FirstInstallmentDue: first?.dueDate ?? today,
  }
}
