import { askedOfInsured } from '#functions/ledger/invoices/askedOfInsured.ts'
import { balanceDue, paidOf } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** Whether an amount is one that is paid of an invoice: all that is due, the down payment first, or the part that is asked for. */
export const isAsked = (invoice: InvoiceRecord, amount: MinorUnits, today: CalendarDate): boolean =>
  amount === balanceDue(invoice) ||
  amount === askedOfInsured(invoice, today)?.amount ||
  (paidOf(invoice) === 0 && amount === invoice.downPayment)
