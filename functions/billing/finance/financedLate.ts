import type { Financing } from '#functions/ledger/invoices/financing.ts'
import { financedGroups } from '#functions/ledger/invoices/financing.ts'
import { type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

const pageSize = 500

/** What of a financed policy was to be paid before a day: how much, in how many parts. Minor units. */
export const lateOf = ({ unpaid }: Pick<Financing, 'unpaid'>, today: CalendarDate) => {
  const late = unpaid.filter(({ dueDate }) => dueDate < today)
  return { amount: late.reduce((sum, { amount }) => sum + amount, 0), parts: late.length }
}

/** One page of financed policies on which something was to be paid before today, the longest late first. */
export const lateFinanced = async (
  scopes: readonly string[],
  {
    today,
    ...page
  }: {
    readonly today: CalendarDate
    readonly size: number
    readonly after?: string | undefined
    readonly before?: string | undefined
  },
) => {
  const found = await invoices.list({ scopes, group: financedGroups.OPEN, sort: 'dueDate', ...page })
  const hits = found.hits.filter(({ dueDate }) => dueDate < today)
  // They are in the order of their days: the first that is not late is the end of those that are.
  const isEnd = hits.length < found.hits.length
  return { ...found, hits, totalHits: hits.length, nextToken: isEnd ? undefined : found.nextToken }
}

/** All of them, row by row as far as they go. */
export const everyLateFinanced = async (scopes: readonly string[], today: CalendarDate): Promise<InvoiceRow[]> => {
  const found: InvoiceRow[] = []
  let after: string | undefined
  do {
    const page = await lateFinanced(scopes, { today, size: pageSize, after })
    found.push(...page.hits)
    after = page.nextToken
  } while (after !== undefined)
  return found
}
