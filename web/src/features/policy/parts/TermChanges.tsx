import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { isTold, termValue } from './termChange.ts'
import { useTermLabel } from './useTermLabel.ts'

/** What of a policy is another, field by field: before and after. */
export const TermChanges = ({ changes }: { changes: readonly TermChange[] }) => {
  const { t } = useTranslation('policy')
  const labelOf = useTermLabel()
  const told = changes.filter(({ field }) => isTold(field))
  if (told.length === 0) return <Typography color="text.secondary">{t('change.none')}</Typography>
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {told.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {labelOf(field)}
          </Typography>
          <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <s>{termValue(field, before)}</s> → {termValue(field, after)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
