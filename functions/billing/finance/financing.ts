import { balanceDue, paidOf } from '#functions/ledger/invoices/standing.ts'
import type { FinanceQuote, InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { instalmentCount, instalmentPlan, planStart } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

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

/** The plan of a policy as of `today`, whose cover begins on `effectiveDate`: down payment and ten instalments, together what is owed to the unit. */
export const financeQuoteOf = (
  invoice: InvoiceRecord,
  { effectiveDate, today }: { readonly effectiveDate: CalendarDate; readonly today: CalendarDate },
): FinanceQuote => {
  const due = balanceDue(invoice)
  const financed = due - invoice.downPayment
  const plan = instalmentPlan(financed, planStart({ today, effectiveDate }))
  const [first] = plan
  return {
    FinanceQuoteNumber: `FIN-${invoice.policyNumber}-${today.replaceAll('-', '')}`,
    AmountFinanced: financed,
    APR: yearlyRate,
    NumberOfInstallments: instalmentCount,
    TotalPremium: due,
    DownPayment: invoice.downPayment,
    TotalPaymentAmount: plan.reduce((sum, { amount }) => sum + amount, invoice.downPayment),
    InstallmentAmount: first?.amount ?? 0,
    FinanceCharge: 0,
    FirstInstallmentDue: first?.dueDate ?? today,
  }
}
