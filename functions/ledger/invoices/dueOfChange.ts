import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { instalmentStandings } from '#shared/domain/billing/instalmentSchedule.ts'
import { invoiceReferenceDays } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { canRefund } from '#shared/records/refund/refundLife.ts'
import { bookDate } from '../postings/bookDate.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { refunds } from '../store/refunds.ts'
import { balanceDue, chargedOf, paidOf } from './standing.ts'

/** A part of a signed plan that becomes another amount; number 0 is the down payment. Minor units. */
export interface MovedInstalment {
  readonly number: number
  readonly dueDate: CalendarDate
  readonly before: MinorUnits
  readonly after: MinorUnits
}

/** The day by which what is due once more is charged is to be paid: a week from now on a bill that was settled. */
export const dueDateAfter = (invoice: InvoiceRecord, due: MinorUnits, now: Instant): CalendarDate =>
  balanceDue(invoice) <= 0 && due > 0 ? addDays(bookDate(now), invoiceReferenceDays) : invoice.dueDate

/** The parts of a signed plan that a change of what is charged makes others; none where it is paid at once. */
const movedInstalments = (invoice: InvoiceRecord, change: MinorUnits, now: Instant): MovedInstalment[] => {
  if (invoice.agreement === undefined) return []
  const { schedule } = invoice.agreement
  const [charged, paid, today] = [chargedOf(invoice), paidOf(invoice), bookDate(now)]
  const before = instalmentStandings(schedule, { charged, paid, today })
  const after = new Map(
    instalmentStandings(schedule, { charged: charged + change, paid, today }).map((part) => [part.number, part.amount]),
  )
  return before
    .map(({ number, dueDate, amount }) => ({ number, dueDate, before: amount, after: after.get(number) ?? 0 }))
    .filter((part) => part.before !== part.after)
}

/** What is due on a policy's bill, and what of it a change of what is charged moves. */
export const dueOfChange = async (
  policyId: string,
  change: MinorUnits,
  now: Instant,
): Promise<{
  readonly due: MinorUnits
  readonly dueBy?: CalendarDate
  readonly instalments: readonly MovedInstalment[]
}> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return { due: 0, instalments: [] }
  // What is charged lessens a refund that is not on its way yet, before anything is to be paid.
  const open = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const owedBack = open !== undefined && canRefund(open.status, 'change') ? open.amount : 0
  const due = balanceDue(invoice) - owedBack
  return {
    due,
    dueBy: dueDateAfter(invoice, due + change, now),
    instalments: movedInstalments(invoice, change, now),
  }
}
