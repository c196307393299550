import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { AskedByPlan } from '#shared/domain/billing/instalmentSchedule.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { financingOf } from './financing.ts'
import { askedByPlan } from './plan.ts'
import { balanceDue } from './standing.ts'

/** What a financer has still to pay of what is due on an invoice, minor units. */
export const owedByFinancer = (invoice: InvoiceRecord): MinorUnits => financingOf(invoice)?.owedBy ?? 0

/**
 * The part of what is due that the insured is asked for: what a plan asks for, or what no financer pays (rule: financed-part).
 * Undefined where it is all of it, or nothing.
 */
export const askedOfInsured = (invoice: InvoiceRecord, today: CalendarDate): AskedByPlan | undefined => {
  const financed = owedByFinancer(invoice)
  if (financed === 0) return askedByPlan(invoice, today)
  const { dueDate } = invoice
  const amount = balanceDue(invoice) - financed
  return amount <= 0 ? undefined : { amount, dueDate, isLate: dueDate < today }
}
