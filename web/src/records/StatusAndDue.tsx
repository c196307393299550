import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** A status where a list tells it, and beside it that something that was asked for did not come by its day. */
export const StatusAndDue = ({ status, overdue }: { status: string; overdue?: boolean | undefined }) => {
  const { t } = useTranslation()
  if (!overdue) return <StatusChip status={status} />
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={status} />
      <StatusChip status="OVERDUE" label={t('subjectivity.late')} />
    </Box>
  )
}
