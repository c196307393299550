import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { financedGroups } from '#functions/ledger/invoices/financing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import { owedToFinancer, refunds } from '#functions/ledger/store/refunds.ts'
import { policiesById } from '#functions/policy/public.ts'
import { searchFinancedPolicies as contract, type FinancedPolicy } from '#shared/contracts/billing/financed.ts'
import { type FinancedStanding, financedSorts } from '#shared/contracts/billing/financedFilters.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { lateFinanced, lateOf } from './financedLate.ts'

const groups: Readonly<Record<FinancedStanding, string>> = {
  Open: financedGroups.OPEN,
  Late: financedGroups.OPEN,
  'Financer to pay': financedGroups.OWED,
  'Cancellation asked': financedGroups.ASKED,
  Cancelled: financedGroups.ENDED,
}

/** Rows with what their policies and refunds say, which are read for the page alone. */
const told = async (rows: readonly InvoiceRow[], today: CalendarDate): Promise<FinancedPolicy[]> => {
  const [covers, owed] = await Promise.all([
    policiesById(rows.map(({ policyId }) => policyId)),
    refunds.byIds(rows.flatMap(({ openRefundId }) => openRefundId ?? [])),
  ])
  const coverOf = new Map<string, (typeof covers)[number]>(covers.map((cover) => [cover.id, cover]))
  const owedTo = new Map(owed.map((refund) => [refund.policyId, owedToFinancer(refund)]))
  return rows.flatMap(({ financing, ...row }) => {
    const cover = coverOf.get(row.policyId)
    if (financing === undefined || cover === undefined) return []
    const { unpaid: _, ...stands } = financing
    const late = lateOf(financing, today)
    return [
      {
        ...row,
        ...stands,
        due: row.gross,
        late: late.amount,
        lateParts: late.parts,
        owedTo: owedTo.get(row.policyId) ?? 0,
        policyStatus: cover.status,
        ...(cover.cancellation && { endsOn: cover.cancellation.effectiveDate }),
      },
    ]
  })
}

export const searchFinancedPolicies = implement(contract)(async ({ query, actor, now }) => {
  const { after, before, search: text, size, sort, standing } = query
  const today = bookDate(now)
  const scopes = listScopesOf(actor)
  const group = standing === undefined ? financedGroups.all : groups[standing]
  const order = orderOf(financedSorts, sort, { sort: 'dueDate', descending: false })
  const words = isSearch(text) ? text : undefined
  const page =
    standing === 'Late'
      ? await lateFinanced(scopes, { today, text: words, size, after, before })
      : words === undefined
        ? await invoices.list({ scopes, group, ...order, size, after, before })
        : await invoices.search({ scopes, group, text: words, size, after, before })
  return { ...page, hits: await told(page.hits, today) }
})
