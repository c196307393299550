import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '#shared/contracts/billing/books.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

type Told = Pick<
  JournalEntry,
  'companyName' | 'description' | 'effectiveAt' | 'happenedOn' | 'policyId' | 'policyNumber' | 'postedAt'
>

/** The day a posting counts for, and the one it happened on where that was in a closed month. */
const EntryDay = ({ entry }: { entry: Told }) => {
  const { t } = useTranslation('billing')
  return (
    <>
      {date(entry.effectiveAt)}
      {entry.happenedOn && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('ledger.happened', { date: date(entry.happenedOn) })}
        </Typography>
      )}
    </>
  )
}

/** For which day a posting counts, when it was booked and what it is about, in every table of them. */
export const toldColumns: readonly Column<Told>[] = [
  { id: 'date', header: 'billing:ledger.date', cell: (entry) => <EntryDay entry={entry} />, card: 'text' },
  { id: 'booked', header: 'billing:ledger.booked', cell: ({ postedAt }) => dateTime(postedAt), card: 'fact' },
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
