import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Reason } from '#shared/domain/coverage/reason.ts'

type AdjustmentsProps = {
  warnings: readonly Reason[]
  /** The coverages were chosen one by one; a package leaves out what cannot be had without a word. */
  custom: boolean
}

/** What was chosen but is not on offer, and what stands instead. */
export const Adjustments = ({ warnings, custom }: AdjustmentsProps) => {
  const { t } = useTranslation('quote')
  const shown = warnings.filter(({ ruleId }) => custom || !ruleId.startsWith('coverage.'))
  if (shown.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" role="status">
      {t('calculator.adjusted')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {shown.map(({ ruleId, message, cure }, index) => (
          <li key={`${ruleId}-${index}`}>
            {message}. {cure}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
