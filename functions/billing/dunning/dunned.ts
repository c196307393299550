import { config } from '#functions/_platform/config/config.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { ownDueAt } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { countedFrom, noticedOn } from '#shared/domain/billing/dunning.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { broughtBackAt } from '#shared/domain/policy/policyStack.ts'

/** What of a policy says when its cover was brought back. */
export type Covered = Pick<PolicyRecord, 'timeZone' | 'transactions'>

const sinceOf = (invoice: InvoiceRecord, policy?: Covered) => {
  const back = policy && broughtBackAt(policy.transactions)
  return { unpaidSince: unpaidSince(invoice), broughtBackOn: back && dateAt(back, policy.timeZone) }
}

/** By when what is due on a policy is to be paid: by its own day, or a week after its cover was brought back unpaid. */
export const payableBy = (invoice: InvoiceRecord, policy?: Covered): CalendarDate =>
  countedFrom(sinceOf(invoice, policy))

/**
 * The day on which the cancellation of a policy is noticed because of its invoice; undefined where none will be. By the invoice
 * alone it is never later.
 */
export const dunnedOn = (invoice: InvoiceRecord, policy?: Covered): CalendarDate | undefined => {
  return noticedOn(
    {
      // A financer's part is no reason to end the cover of who has paid their own (rule: financed-part).
      due: ownDueAt(invoice),
      ...sinceOf(invoice, policy),
      agencyBilled: invoice.agencyBilled === true,
      inProcess: invoice.status === 'Processed',
    },
    config.region,
  )
}
