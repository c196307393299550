import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import { rowOutcomes } from '#shared/domain/account/uploadWords.ts'
import { number } from '#web/i18n/format.ts'
import { OutcomeChip } from './OutcomeChip.tsx'

/** How many rows have come to what. */
export const UploadFigures = ({ counts }: Pick<BulkUpload, 'counts'>) => {
  const { t } = useTranslation('bulk')
  return (
    <Paper
      component="section"
      aria-label={t('figures')}
      variant="outlined"
      sx={{
        borderRadius: 1.5,
        p: { xs: 2, md: 2.5 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {rowOutcomes.map((outcome) => (
        <Box key={outcome}>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', mb: 0.5 }}>
            {number(counts[outcome])}
          </Typography>
          <OutcomeChip outcome={outcome} />
        </Box>
      ))}
    </Paper>
  )
}
