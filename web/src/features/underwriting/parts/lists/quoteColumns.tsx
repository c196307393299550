import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Money } from '#web/ui/Money.tsx'

/** What staff see of a quote in the list of all. */
export const quoteColumns: readonly Column<QuoteSummary>[] = [
  {
    id: 'company',
    header: 'underwriting:columns.company',
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'quoteNumber',
    header: 'underwriting:columns.quoteNumber',
    sortBy: 'quoteNumber',
    cell: ({ quoteNumber }) => <span className="tabular">{quoteNumber}</span>,
  },
  { id: 'agency', header: 'underwriting:columns.agency', cell: ({ agencyName }) => agencyName },
  { id: 'product', header: 'underwriting:columns.product', cell: ({ product }) => <ProductName product={product} /> },
  {
    id: 'effectiveDate',
    header: 'underwriting:columns.effective',
    sortBy: 'effectiveDate',
    card: 'fact',
    cell: ({ effectiveDate }) => <DateText value={effectiveDate} />,
  },
  {
    id: 'limit',
    header: 'underwriting:columns.limit',
    align: 'end',
    card: 'fact',
    cell: ({ limit }) => <Money whole={limit} compact />,
  },
  {
    id: 'premium',
    header: 'underwriting:columns.total',
    align: 'end',
    card: 'fact',
    cell: ({ totalPremium }) => <Money minor={totalPremium} />,
  },
  {
    id: 'lastUpdated',
    header: 'underwriting:columns.updated',
    sortBy: 'lastUpdated',
    cell: ({ lastUpdated }) => <DateText value={lastUpdated} as="ago" />,
  },
  {
    id: 'expiresOn',
    header: 'underwriting:columns.expires',
    hidden: true,
    cell: ({ expiresOn }) => <DateText value={expiresOn} />,
  },
  {
    id: 'status',
    header: 'underwriting:columns.status',
    card: 'status',
    cell: ({ agencyStatus, overdue }) => <StatusAndDue status={agencyStatus} overdue={overdue} />,
  },
]
