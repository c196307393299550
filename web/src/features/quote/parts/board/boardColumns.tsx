import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BoardItem, BoardRow } from '#shared/contracts/quote/quote.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** More of one quote are told by their number. */
const most = 3

const Company = ({ row }: { row: BoardRow }) => (
  <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
    <span>{row.companyName}</span>
    <Typography component="span" variant="caption" color="text.secondary" className="tabular">
      {row.policyNumber ?? row.quoteNumber}
    </Typography>
  </Box>
)

const Item = ({ item }: { item: BoardItem }) => {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
      <StatusChip status={item.status} label={t(`subjectivity.status.${item.status}`)} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {item.text}
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {t(`subjectivity.stage.${item.stage}`)} · {t(`subjectivity.owner.${item.owner}`)}
        </Typography>
      </Box>
    </Box>
  )
}

const Items = ({ row }: { row: BoardRow }) => {
  const { t } = useTranslation('quote')
  const shown = row.subjects.filter((_, index) => index < most)
  const rest = row.subjects.length - shown.length
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'grid', gap: 0.75, maxWidth: 520, whiteSpace: 'normal' }}
    >
      {shown.map((item) => (
        <Item key={item.id} item={item} />
      ))}
      {rest > 0 && (
        <Typography component="li" variant="caption" color="text.secondary">
          {t('board.more', { count: rest })}
        </Typography>
      )}
    </Box>
  )
}

/** The next day on which something is due. */
const Due = ({ row }: { row: BoardRow }) => {
  const days = row.subjects.flatMap(({ due }) => (due === undefined ? [] : [due])).toSorted()
  return <DateText value={days.at(0)} />
}

const Assignee = ({ row }: { row: BoardRow }) => {
  const { t } = useTranslation('quote')
  return (
    <Box component="span" sx={{ color: row.assignee ? 'text.primary' : 'text.secondary' }}>
      {row.assignee ?? t('board.nobody')}
    </Box>
  )
}

const columns: readonly Column<BoardRow>[] = [
  { id: 'company', header: 'quote:board.company', fixed: true, card: 'title', cell: (row) => <Company row={row} /> },
  { id: 'subjects', header: 'quote:board.subjects', card: 'text', cell: (row) => <Items row={row} /> },
  { id: 'due', header: 'quote:board.due', sortBy: 'due', card: 'fact', cell: (row) => <Due row={row} /> },
  {
    id: 'product',
    header: 'quote:board.product',
    hidden: true,
    cell: ({ product }) => <ProductName product={product} />,
  },
  {
    id: 'status',
    header: 'quote:board.status',
    card: 'status',
    cell: ({ agencyStatus }) => <StatusChip status={agencyStatus} />,
  },
]

const ofStaff: readonly Column<BoardRow>[] = [
  { id: 'agency', header: 'quote:board.agency', card: 'fact', cell: ({ agencyName }) => <span>{agencyName}</span> },
  { id: 'assignee', header: 'quote:board.assignee', card: 'fact', cell: (row) => <Assignee row={row} /> },
]

/** What an agency sees of what its quotes and covers are subject to; staff see whose it is and who has it as well. */
export const boardColumns = { AGENCY: columns, COWBELL: [...columns, ...ofStaff] } as const
