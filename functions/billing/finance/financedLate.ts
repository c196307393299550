import { filledPage } from '#functions/_platform/storage/filledPage.ts'
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
    text,
    ...page
  }: {
    readonly today: CalendarDate
    /** What a search asks for, which finds them in an order of its own. */
    readonly text?: string | undefined
    readonly size: number
    readonly after?: string | undefined
    readonly before?: string | undefined
  },
) => {
  const keeps = ({ dueDate }: InvoiceRow) => dueDate < today
  const { hits, nextToken, prevToken } = await filledPage(
    (place) =>
      text === undefined
        ? invoices.list({ scopes, group: financedGroups.OPEN, sort: 'dueDate', ...place })
        : invoices.search({ scopes, group: financedGroups.OPEN, text, ...place }),
    page,
    // A list is in the order of their days: the first that is not late is the end of those that are.
    { keeps, isPast: text === undefined ? (row) => !keeps(row) : undefined },
  )
  return {
    hits,
    totalHits: hits.length,
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
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
