import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import { searchReceivables as contract, type Receivable } from '#shared/contracts/billing/receivables.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { ageOf, daysLate, dueOfAge } from '#shared/domain/ledger/ages.ts'
import { lateOn, receivableLists } from './receivableRows.ts'

/** Which of the invoices agencies owe, which their rows do not tell. */
const agencysOf = async (rows: readonly InvoiceRow[]): Promise<ReadonlySet<string>> => {
  const kept = await invoices.byIds(rows.map(({ id }) => id))
  return new Set(kept.filter(({ agencyBilled }) => agencyBilled === true).map(({ id }) => id))
}

const told = (row: InvoiceRow, { isAgencys, today }: { isAgencys: boolean; today: CalendarDate }): Receivable[] => {
  const { companyName, currency, dueDate, financing, id, invoiceNumber, policyId, policyNumber } = row
  const [late, age] = [daysLate({ dueDate, today }), ageOf({ dueDate, today })]
  if (late === undefined || age === undefined) return []
  return [
    {
      ...{ id, invoiceNumber, policyId, policyNumber, companyName, currency, dueDate, age },
      owedBy: isAgencys ? 'AGENCY' : financing === undefined ? 'INSURED' : 'FINANCED',
      amount: lateOn(row, { isAgencys, today }),
      daysLate: late,
    },
  ]
}

/** Lists are in the order of the days on which something was due: a page begins where an age does, and ends where it ends. */
export const searchReceivables = implement(contract)(async ({ query, actor, now }) => {
  const { age, ...page } = query
  const today = bookDate(now)
  const { scopes, groups } = receivableLists(actor)
  if (scopes.length === 0) return { hits: [], totalHits: 0 }
  const { first, last } = age === undefined ? { last: addDays(today, -1) } : dueOfAge(age, today)
  const isPast = ({ dueDate }: InvoiceRow) => dueDate > last
  const keeps = (row: InvoiceRow) => !isPast(row) && (first === undefined || row.dueDate >= first)
  const { hits, nextToken, prevToken } = await filledPage(
    async (place) => {
      const { prevToken: older, ...read } = await invoices.list({
        ...{ scopes, group: groups, sort: 'dueDate', beyond: first },
        ...place,
      })
      // The way back ends where the age begins.
      const isEnd = first !== undefined && read.hits.some(({ dueDate }) => dueDate < first)
      return { ...read, ...(older !== undefined && !isEnd && { prevToken: older }) }
    },
    page,
    { keeps, isPast },
  )
  const agencys = await agencysOf(hits)
  return {
    hits: hits.flatMap((row) => told(row, { isAgencys: agencys.has(row.id), today })),
    totalHits: hits.length,
    ...(nextToken !== undefined && { isMore: true as const, nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
