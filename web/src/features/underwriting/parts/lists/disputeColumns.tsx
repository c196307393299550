import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FindingDispute } from '#shared/contracts/risk/findingDispute.ts'
import { EvidenceFiles } from '#web/records/documents/EvidenceFiles.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'

const What = ({ row }: { row: FindingDispute }) => (
  <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560, whiteSpace: 'normal', py: 0.5 }}>
    <span>{row.findingText}</span>
    <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {row.settled?.text ?? row.text}
    </Typography>
    <EvidenceFiles documents={row.documents} />
  </Box>
)

/** What an underwriter sees of a finding that somebody disputes. */
export const disputeColumns: readonly Column<FindingDispute>[] = [
  {
    id: 'company',
    header: 'underwriting:columns.company',
    fixed: true,
    card: 'title',
    cell: ({ companyName }) => <span>{companyName}</span>,
  },
  { id: 'what', header: 'underwriting:disputes.what', card: 'text', cell: (row) => <What row={row} /> },
  {
    id: 'raisedBy',
    header: 'underwriting:disputes.raisedBy',
    card: 'fact',
    cell: ({ raisedBy }) => <span>{raisedBy}</span>,
  },
  {
    id: 'raised',
    header: 'underwriting:disputes.raised',
    card: 'fact',
    cell: ({ raised }) => <DateText value={raised} as="ago" />,
  },
]
