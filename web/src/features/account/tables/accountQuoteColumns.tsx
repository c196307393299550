import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import type { Column } from '../../../tables/column.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'

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
  { id: 'product', header: 'account:quotes.product', cell: (row) => row.product },
  {
    id: 'status',
    header: 'account:quotes.status',
    cell: (row) => <StatusChip status={row.agencyStatus} />,
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
