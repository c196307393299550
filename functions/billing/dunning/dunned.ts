import { config } from '#functions/_platform/config/config.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { noticedOn } from '#shared/domain/billing/dunning.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { broughtBackAt } from '#shared/domain/policy/policyStack.ts'

/** What of a policy says when its cover was brought back. */
export type Covered = Pick<PolicyRecord, 'timeZone' | 'transactions'>

/**
 * The day on which the cancellation of a policy is noticed because of its invoice; undefined where none will be. By the invoice
 * alone it is never later.
 */
export const dunnedOn = (invoice: InvoiceRecord, policy?: Covered): CalendarDate | undefined => {
  const back = policy && broughtBackAt(policy.transactions)
  return noticedOn(
    {
      due: balanceDue(invoice),
      unpaidSince: unpaidSince(invoice),
      broughtBackOn: back && dateAt(back, policy.timeZone),
      agencyBilled: invoice.agencyBilled === true,
      financed: invoice.financer !== undefined,
      inProcess: invoice.status === 'Processed',
    },
    config.region,
  )
}
