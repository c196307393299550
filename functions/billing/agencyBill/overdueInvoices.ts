import { agencyGroups, type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** More overdue invoices than this are not counted or paged through. */
const most = 3000

/** The open invoices of agencies that were due before today, the longest overdue first. */
export const overdueInvoices = async (scopes: readonly string[], today: CalendarDate): Promise<InvoiceRow[]> => {
  const found: InvoiceRow[] = []
  let after: string | undefined
  do {
    const page = await invoices.list({ scopes, group: agencyGroups.OPEN, sort: 'dueDate', size: 200, after })
    const overdue = page.hits.filter(({ dueDate }) => dueDate < today)
    found.push(...overdue)
    after = overdue.length < page.hits.length ? undefined : page.nextToken
  } while (after !== undefined && found.length < most)
  return found
}
