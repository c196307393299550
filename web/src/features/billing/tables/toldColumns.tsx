import Box from '@mui/material/Box'
import type { JournalEntry } from '#shared/contracts/billing/books.ts'
import type { Column } from '#web/tables/column.ts'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

type Told = Pick<JournalEntry, 'companyName' | 'description' | 'policyId' | 'policyNumber'>

/** What a posting is about, in every table of them. */
export const toldColumns: readonly Column<Told>[] = [
  {
    id: 'description',
    header: 'billing:ledger.description',
    cell: ({ description }) => <Box sx={{ whiteSpace: 'normal', minWidth: 160 }}>{description}</Box>,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policy',
    header: 'billing:ledger.policy',
    cell: ({ policyId, policyNumber, companyName }) => (
      <PolicyLink policyId={policyId} policyNumber={policyNumber} companyName={companyName} />
    ),
    card: 'text',
  },
]
