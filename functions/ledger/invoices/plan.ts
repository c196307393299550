import type { FinanceQuote, InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import {
  type AskedByPlan,
  askedOf,
  type InstalmentStanding,
  instalmentStandings,
  nextInstalment,
  scheduleOf,
} from '#shared/domain/billing/instalmentSchedule.ts'
import { instalmentPlan } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { chargedOf, paidOf } from './standing.ts'

/**
 * By when a plan that is signed today is paid down: by the day on the bill, which a signature does not bring forward, at
 * once where that is over, and before the first instalment.
 */
export const paidDownBy = (
  { dueDate }: Pick<InvoiceRecord, 'dueDate'>,
  { FirstInstallmentDue }: Pick<FinanceQuote, 'FirstInstallmentDue'>,
  today: CalendarDate,
): CalendarDate => {
  const last = addDays(FirstInstallmentDue, -1)
  const day = dueDate < last ? dueDate : last
  return day > today ? day : today
}

/** The parts of a plan as it was quoted, to be paid down by a day. */
export const scheduleOfQuote = (quote: FinanceQuote, downBy: CalendarDate) => {
  const { AmountFinanced, DownPayment, FirstInstallmentDue, NumberOfInstallments } = quote
  const instalments = instalmentPlan(AmountFinanced, addDays(FirstInstallmentDue, -1), NumberOfInstallments)
  return scheduleOf(DownPayment, instalments, downBy)
}

/** Where each part of an invoice's plan stands today; undefined where it is paid at once. */
export const planOf = (invoice: InvoiceRecord, today: CalendarDate): InstalmentStanding[] | undefined =>
  invoice.agreement &&
  instalmentStandings(invoice.agreement.schedule, { charged: chargedOf(invoice), paid: paidOf(invoice), today })

/** What an invoice's plan asks for today; undefined where it is paid at once, or not paid down yet. */
export const askedByPlan = (invoice: InvoiceRecord, today: CalendarDate): AskedByPlan | undefined => {
  const parts = planOf(invoice, today)
  return parts !== undefined && paidOf(invoice) > 0 ? askedOf(parts) : undefined
}

/** The day by which the first thing is to be paid that has not been: by the plan, or the invoice's own. */
export const unpaidSince = (invoice: InvoiceRecord): CalendarDate => {
  const plan = planOf(invoice, invoice.dueDate)
  return plan === undefined ? invoice.dueDate : (nextInstalment(plan)?.dueDate ?? invoice.dueDate)
}
