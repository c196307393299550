import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { JobSummary } from '#shared/records/job/job.ts'
import { wordsOf } from '#web/records/historyWords.ts'

/** What came of a job so far, and with what it failed. */
export const JobOutcome = ({ job: { counts, error } }: { job: JobSummary }) => {
  const { t } = useTranslation('operations')
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {some.length === 0 && error === undefined && '–'}
      {some
        .map(([name, count]) =>
          t('counted', { name: t(`counts.${name}`, { defaultValue: wordsOf(name) }), count: count.toLocaleString() }),
        )
        .join(', ')}
      {error !== undefined && (
        <Typography variant="body2" color="error">
          {error}
        </Typography>
      )}
    </Box>
  )
}
