import type { FinanceAgreement, FinanceQuote, InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import {
  type AskedByPlan,
  addedAfter,
  askedOf,
  type InstalmentSchedule,
  type InstalmentStanding,
  instalmentStandings,
  nextInstalment,
  scheduleOf,
  scheduleWith,
} from '#shared/domain/billing/instalmentSchedule.ts'
import { instalmentPlan } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { chargedOf, paidOf, writtenOffOf } from './standing.ts'

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

/** The parts of a signed plan as changes of the policy have left them. */
export const partsOf = ({ schedule, added }: FinanceAgreement): InstalmentSchedule => scheduleWith(schedule, added)

/** Where each part of an invoice's plan stands today; undefined where it is paid at once. */
export const planOf = (invoice: InvoiceRecord, today: CalendarDate): InstalmentStanding[] | undefined =>
  invoice.agreement &&
  instalmentStandings(partsOf(invoice.agreement), { charged: chargedOf(invoice), paid: paidOf(invoice), today })

/** Whether something is unpaid that a change of the policy charged beside its plan, since no instalment was left to carry it. */
export const isBilledAtOnce = (invoice: InvoiceRecord): boolean =>
  planOf(invoice, invoice.dueDate)?.some(({ billedAtOnce, state }) => billedAtOnce === true && state !== 'PAID') ===
  true

/** The late fees of a plan that were not let go. */
export const lateFeesOn = ({ lateFees = [] }: Pick<InvoiceRecord, 'lateFees'>): MinorUnits =>
  lateFees.reduce((sum, { amount, waived }) => sum + (waived === undefined ? amount : 0), 0)

/** A signed plan once a change of the policy has more or less charged on its invoice; undefined where none was signed. */
export const agreementAfter = (
  invoice: InvoiceRecord,
  { change, on }: { readonly change: MinorUnits; readonly on: CalendarDate },
): FinanceAgreement | undefined => {
  if (invoice.agreement === undefined) return undefined
  const { added: before = [], ...signed } = invoice.agreement
  // What was written off comes back onto the parts that it is missing from.
  const charged = chargedOf(invoice) + writtenOffOf(invoice) - lateFeesOn(invoice)
  const added = addedAfter(signed.schedule, before, { change, charged, on })
  return added.length === 0 ? signed : { ...signed, added: [...added] }
}

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
