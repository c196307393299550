import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Screening } from '#shared/records/screening/screening.ts'
import { screeningStatusTones } from '#shared/records/screening/screeningStatus.ts'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const Whom = ({ row: { hits, words } }: { row: Screening }) => {
  const { t } = useTranslation('underwriting')
  const last = words.at(-1)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560, whiteSpace: 'normal', py: 0.5, overflowWrap: 'anywhere' }}>
      {hits.map(({ name, as, listed, program, score }) => (
        <span key={`${name}|${listed}`}>
          {t('screenings.hit', { name, as: t(`screenings.as.${as}`), listed, program, score })}
        </span>
      ))}
      {last && (
        <Typography component="span" variant="body2" color="text.secondary">
          {t(`screenings.said.${last.decision}`, { by: last.by, reason: last.reason })}
        </Typography>
      )}
    </Box>
  )
}

const Status = ({ row: { status } }: { row: Screening }) => {
  const { t } = useTranslation('underwriting')
  return (
    <StatusChip status={status} tone={screeningStatusTones[status].tone} label={t(`screenings.status.${status}`)} />
  )
}

/** What compliance sees of an account that was held against the sanctions lists. */
export const screeningColumns: readonly Column<Screening>[] = [
  {
    id: 'company',
    header: 'underwriting:columns.company',
    fixed: true,
    card: 'title',
    cell: ({ companyName }) => <span>{companyName}</span>,
  },
  { id: 'status', header: 'underwriting:columns.status', card: 'status', cell: (row) => <Status row={row} /> },
  { id: 'whom', header: 'underwriting:screenings.whom', card: 'text', cell: (row) => <Whom row={row} /> },
  {
    id: 'list',
    header: 'underwriting:screenings.list',
    card: 'fact',
    cell: ({ listVersion }) => <span>{listVersion}</span>,
  },
  {
    id: 'screenedAt',
    header: 'underwriting:screenings.screened',
    card: 'fact',
    cell: ({ screenedAt }) => <DateText value={screenedAt} as="ago" />,
  },
  {
    id: 'since',
    header: 'underwriting:screenings.since',
    card: 'fact',
    cell: ({ since }) => <DateText value={since} as="ago" />,
  },
]
