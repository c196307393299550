import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ListedManuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import { useManuscriptWords } from '#web/records/manuscript/useManuscriptWords.ts'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'

const What = ({ row }: { row: ListedManuscript }) => {
  const { termsOf, peopleOf } = useManuscriptWords()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560, whiteSpace: 'normal', py: 0.5, overflowWrap: 'anywhere' }}>
      <span>{row.title}</span>
      <Typography component="span" variant="body2" color="text.secondary">
        {`${row.number} · ${termsOf(row)}`}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {peopleOf(row)}
      </Typography>
    </Box>
  )
}

/** What an underwriter sees of wording that waits for somebody, or was decided on. */
export const manuscriptColumns: readonly Column<ListedManuscript>[] = [
  {
    id: 'company',
    header: 'underwriting:columns.company',
    fixed: true,
    card: 'title',
    cell: ({ companyName }) => <span>{companyName}</span>,
  },
  { id: 'what', header: 'underwriting:manuscripts.what', card: 'text', cell: (row) => <What row={row} /> },
  {
    id: 'begun',
    header: 'underwriting:manuscripts.since',
    card: 'fact',
    cell: ({ submitted, created }) => <DateText value={submitted?.at ?? created} as="ago" />,
  },
]
