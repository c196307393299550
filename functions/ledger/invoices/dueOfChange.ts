import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { agencyDueDate } from '#shared/domain/billing/agencyTerms.ts'
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
import { agreementAfter, partsOf } from './plan.ts'
import { balanceDue, chargedOf, paidOf } from './standing.ts'

/** A part of a signed plan that becomes another amount; number 0 is the down payment. Minor units. */
export interface MovedInstalment {
  readonly number: number
  readonly dueDate: CalendarDate
  readonly before: MinorUnits
  readonly after: MinorUnits
  /** No instalment is left to carry it. */
  readonly billedAtOnce?: true | undefined
}

/**
 * The day by which what is due once more is charged is to be paid: on a bill that was settled a week from now, or by the terms
 * of the agency that owes it.
 */
export const dueDateAfter = (
  invoice: Pick<InvoiceRecord, 'agencyBilled' | 'dueDate' | 'movements'>,
  due: MinorUnits,
  now: Instant,
): CalendarDate => {
  if (balanceDue(invoice) > 0 || due <= 0) return invoice.dueDate
  const today = bookDate(now)
  return invoice.agencyBilled ? agencyDueDate(today) : addDays(today, invoiceReferenceDays)
}

/** What of a policy's bill changes: by how much, when, and whether its cover ends with it, which leaves a plan as it was changed. */
interface Recharging {
  readonly change: MinorUnits
  readonly endsCover?: boolean | undefined
  readonly now: Instant
}

/** The parts of a signed plan that a change of what is charged makes others; none where it is paid at once. */
const movedInstalments = (invoice: InvoiceRecord, { change, endsCover, now }: Recharging): MovedInstalment[] => {
  const { agreement } = invoice
  if (agreement === undefined) return []
  const [charged, paid, today] = [chargedOf(invoice), paidOf(invoice), bookDate(now)]
  const changed = endsCover ? agreement : (agreementAfter(invoice, { change, on: today }) ?? agreement)
  const amountsOf = (of: typeof agreement, total: MinorUnits) =>
    new Map(instalmentStandings(partsOf(of), { charged: total, paid, today }).map((part) => [part.number, part]))
  const [before, after] = [amountsOf(agreement, charged), amountsOf(changed, charged + change)]
  const parts = new Map([...before, ...after])
  return [...parts.values()]
    .map(({ number, dueDate, billedAtOnce }) => ({
      number,
      dueDate,
      ...(billedAtOnce && { billedAtOnce }),
      before: before.get(number)?.amount ?? 0,
      after: after.get(number)?.amount ?? 0,
    }))
    .filter((part) => part.before !== part.after)
}

/** By when what is due is to be paid: of a plan, each part by its own day. */
const dueByOf = (invoice: InvoiceRecord, { change, now }: Recharging): CalendarDate | undefined =>
  invoice.agreement === undefined ? dueDateAfter(invoice, balanceDue(invoice) + change, now) : undefined

/** What is due on a policy's bill, and what of it a change of what is charged moves. */
export const dueOfChange = async (
  policyId: string,
  recharging: Recharging,
): Promise<{
  readonly due: MinorUnits
  readonly dueBy?: CalendarDate | undefined
  readonly instalments: readonly MovedInstalment[]
}> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return { due: 0, instalments: [] }
  // What is charged lessens a refund that is not on its way yet, before anything is to be paid.
  const open = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const owedBack = open !== undefined && canRefund(open.status, 'change') ? open.amount : 0
  return {
    due: balanceDue(invoice) - owedBack,
    dueBy: dueByOf(invoice, { ...recharging, change: recharging.change - owedBack }),
    instalments: movedInstalments(invoice, recharging),
  }
}
