import { config } from '#functions/_platform/config/config.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { noticedOn } from '#shared/domain/billing/dunning.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** The day on which the cancellation of a policy is noticed because of its invoice; undefined where none will be. */
export const dunnedOn = (invoice: InvoiceRecord): CalendarDate | undefined =>
  noticedOn(
    {
      due: balanceDue(invoice),
      unpaidSince: unpaidSince(invoice),
      agencyBilled: invoice.agencyBilled === true,
      financed: invoice.financer !== undefined,
      inProcess: invoice.status === 'Processed',
    },
    config.region,
  )
