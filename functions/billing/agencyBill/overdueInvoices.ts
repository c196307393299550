import { agencyGroups, type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

const pageSize = 500

/** The open invoices of agencies that were due before today, the longest overdue first: row by row, as far as they go. */
export const overdueInvoices = async (scopes: readonly string[], today: CalendarDate): Promise<InvoiceRow[]> => {
  const found: InvoiceRow[] = []
  let after: string | undefined
  do {
    const page = await invoices.list({ scopes, group: agencyGroups.OPEN, sort: 'dueDate', size: pageSize, after })
    const overdue = page.hits.filter(({ dueDate }) => dueDate < today)
    found.push(...overdue)
    after = overdue.length < page.hits.length ? undefined : page.nextToken
  } while (after !== undefined)
  return found
}
