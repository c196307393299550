import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { agencyGroups, type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import { searchAgencyBilledInvoices as contract } from '#shared/contracts/billing/agencyBill.ts'
import { agencyBilledSorts } from '#shared/contracts/billing/agencyBilledFilters.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { agencyBilledScopes } from './agencyBilledScopes.ts'
import { overdueInvoices } from './overdueInvoices.ts'

const groups = { Open: agencyGroups.OPEN, Paid: agencyGroups.PAID } as const

const shown =
  (today: CalendarDate) =>
  ({ accountId: _, financing: __, openRefundId: ___, teamIds: ____, ...row }: InvoiceRow) => ({
    ...row,
    overdue: row.gross > 0 && row.dueDate < today,
  })

/** A page by its number; of a team-bound agent's lists, which are read together, the pages before it are walked. */
export const searchAgencyBilledInvoices = implement(contract)(async ({ query, actor, now }) => {
  const { agencyId, page, size, search: text, status } = query
  const today = bookDate(now)
  const scopes = agencyBilledScopes(actor, agencyId)
  const [scope] = scopes
  const answer = (content: readonly InvoiceRow[], totalElements: number) => ({
    content: content.map(shown(today)),
    totalElements,
    size,
    number: page,
  })
  if (scope === undefined) return answer([], 0)
  if (status === 'Overdue' && !isSearch(text)) {
    const overdue = await overdueInvoices(scopes, today)
    return answer(overdue.slice(page * size, (page + 1) * size), overdue.length)
  }
  const group = status === undefined || status === 'Overdue' ? agencyGroups.all : groups[status]
  const order = orderOf(agencyBilledSorts, query.sort, { sort: 'dueDate', descending: false })
  if (isSearch(text)) {
    const found = await invoices.searchPage({ scopes, group, text, page, size })
    return answer(
      found.content.filter(({ gross, dueDate }) => status !== 'Overdue' || (gross > 0 && dueDate < today)),
      found.totalElements,
    )
  }
  if (scopes.length === 1) {
    const { content, totalElements } = await invoices.page({ scope, group, ...order, page, size })
    return answer(content, totalElements)
  }
  let found = await invoices.list({ scopes, group, ...order, size })
  for (let number = 0; number < page; number += 1) {
    if (found.nextToken === undefined) return answer([], found.totalHits)
    found = await invoices.list({ scopes, group, ...order, size, after: found.nextToken })
  }
  return answer(found.hits, found.totalHits)
})
