import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Money } from '#web/ui/Money.tsx'

/** The QUOTES tab (quoting-and-servicing, section 2); what is hidden can be chosen. */
export const quoteColumns: readonly Column<QuoteSummary>[] = [
  {
    id: 'effective',
    field: 'effectiveDate',
    header: 'dashboard:columns.effective',
    cell: (row) => <DateText value={row.effectiveDate} />,
    sortBy: 'effectiveDate',
    card: 'fact',
  },
  {
    id: 'lastUpdated',
    header: 'dashboard:columns.lastUpdated',
    cell: (row) => <DateText value={row.lastUpdated} as="ago" />,
    sortBy: 'lastUpdated',
  },
  {
    id: 'client',
    field: 'companyName',
    header: 'dashboard:columns.client',
    cell: (row) => row.companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'quoteNumber',
    header: 'dashboard:columns.quoteNumber',
    cell: (row) => (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {row.quoteNumber}
      </span>
    ),
    sortBy: 'quoteNumber',
    card: 'fact',
  },
  {
    id: 'status',
    field: 'agencyStatus',
    header: 'dashboard:columns.status',
    cell: (row) => <StatusAndDue status={row.agencyStatus} overdue={row.overdue} />,
    card: 'status',
  },
  {
    id: 'premium',
    header: 'dashboard:columns.premium',
    cell: (row) => <Money minor={row.premium} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'total',
    field: 'totalPremium',
    header: 'dashboard:columns.total',
    cell: (row) => <Money minor={row.totalPremium} />,
    align: 'end',
    hidden: true,
  },
  {
    id: 'product',
    header: 'dashboard:columns.product',
    cell: (row) => <ProductName product={row.product} />,
    hidden: true,
  },
  {
    id: 'limit',
    header: 'dashboard:columns.limit',
    cell: (row) => <Money whole={row.limit} compact />,
    align: 'end',
    hidden: true,
  },
  {
    id: 'agency',
    field: 'agencyName',
    header: 'dashboard:columns.agency',
    cell: (row) => row.agencyName,
    hidden: true,
  },
  {
    id: 'expires',
    field: 'expiresOn',
    header: 'dashboard:columns.expires',
    cell: (row) => <DateText value={row.expiresOn} />,
    hidden: true,
  },
  { id: 'needBy', header: 'dashboard:columns.needBy', cell: (row) => <DateText value={row.needBy} />, hidden: true },
]
