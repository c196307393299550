import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Money } from '#web/ui/Money.tsx'

/** Quotes of one account: the client is known. */
export const accountQuoteColumns: readonly Column<QuoteSummary>[] = [
  {
    id: 'quoteNumber',
    header: 'account:quotes.number',
    cell: (row) => row.quoteNumber,
    sortBy: 'quoteNumber',
    fixed: true,
    card: 'title',
  },
  { id: 'product', header: 'account:quotes.product', cell: (row) => <ProductName product={row.product} /> },
  {
    id: 'status',
    header: 'account:quotes.status',
    cell: (row) => <StatusAndDue status={row.agencyStatus} overdue={row.overdue} />,
    card: 'status',
  },
  {
    id: 'effective',
    header: 'account:quotes.effective',
    cell: (row) => <DateText value={row.effectiveDate} />,
    sortBy: 'effectiveDate',
    card: 'fact',
  },
  {
    id: 'limit',
    header: 'account:quotes.limit',
    cell: (row) => <Money whole={row.limit} compact />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'account:quotes.premium',
    cell: (row) => <Money minor={row.premium} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'updated',
    header: 'account:quotes.updated',
    cell: (row) => <DateText value={row.lastUpdated} as="ago" />,
    sortBy: 'lastUpdated',
  },
]
