import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { InboxRow } from '#shared/contracts/quote/quote.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Money } from '#web/ui/Money.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { NeedByText } from './NeedByText.tsx'
import { ReasonChips } from './ReasonChips.tsx'

/** Two lines at most, as the rows have: names are read, and a long one does not widen its column. */
const Short = ({ children, width, bold = false }: { children: string; width: number; bold?: boolean }) => (
  <Box
    component="span"
    title={children}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      maxWidth: { sm: width },
      overflow: 'hidden',
      fontWeight: bold ? 650 : 400,
    }}
  >
    {children}
  </Box>
)

const Company = ({ row }: { row: InboxRow }) => {
  const { t } = useTranslation('underwriting')
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'baseline' }}>
      <Box
        component="span"
        sx={{
          width: 8,
          height: 8,
          flex: 'none',
          borderRadius: 4,
          bgcolor: row.read ? 'transparent' : 'primary.main',
          // On a card there is nothing that the names would have to line up with.
          display: { xs: row.read ? 'none' : 'block', sm: 'block' },
        }}
      />
      <span>
        <Short width={200} bold={!row.read}>
          {row.companyName}
        </Short>
        {!row.read && (
          <Box component="span" sx={visuallyHidden}>
            {t('inbox.unread')}
          </Box>
        )}
        <Typography component="span" variant="caption" color="text.secondary" className="tabular">
          {row.quoteNumber}
        </Typography>
      </span>
    </Box>
  )
}

const Assignee = ({ row }: { row: InboxRow }) => {
  const { t } = useTranslation('underwriting')
  return row.assignee ? (
    <span>{row.assignee}</span>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('inbox.nobody')}
    </Box>
  )
}

/** What an underwriter sees of a quote that waits. */
export const inboxColumns: readonly Column<InboxRow>[] = [
  {
    id: 'company',
    header: 'underwriting:columns.company',
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
    cell: (row) => <Company row={row} />,
  },
  {
    id: 'quoteNumber',
    header: 'underwriting:columns.quoteNumber',
    sortBy: 'quoteNumber',
    hidden: true,
    cell: ({ quoteNumber }) => <span className="tabular">{quoteNumber}</span>,
  },
  {
    id: 'agency',
    header: 'underwriting:columns.agency',
    cell: ({ agencyName }) => <Short width={130}>{agencyName}</Short>,
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
    sortBy: 'value',
    align: 'end',
    card: 'fact',
    cell: ({ totalPremium }) => <Money minor={totalPremium} />,
  },
  {
    id: 'reasons',
    header: 'underwriting:columns.reasons',
    card: 'text',
    cell: ({ referralReasons }) => <ReasonChips reasons={referralReasons} />,
  },
  {
    id: 'waiting',
    header: 'underwriting:columns.waiting',
    sortBy: 'lastUpdated',
    card: 'fact',
    cell: ({ lastUpdated }) => <DateText value={lastUpdated} as="ago" />,
  },
  {
    id: 'needBy',
    header: 'underwriting:columns.needBy',
    sortBy: 'needBy',
    cell: ({ needBy }) => <NeedByText value={needBy} />,
  },
  { id: 'assignee', header: 'underwriting:columns.assignee', cell: (row) => <Assignee row={row} /> },
  {
    id: 'effectiveDate',
    header: 'underwriting:columns.effective',
    sortBy: 'effectiveDate',
    hidden: true,
    cell: ({ effectiveDate }) => <DateText value={effectiveDate} />,
  },
  {
    id: 'product',
    header: 'underwriting:columns.product',
    hidden: true,
    cell: ({ product }) => <ProductName product={product} />,
  },
  {
    id: 'status',
    header: 'underwriting:columns.status',
    card: 'status',
    cell: ({ agencyStatus, overdue }) => <StatusAndDue status={agencyStatus} overdue={overdue} />,
  },
]
