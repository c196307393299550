import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { isTold } from './termChange.ts'
import { useTermWords } from './useTermWords.ts'

/** What of a policy is another, field by field: before and after. */
export const TermChanges = ({ changes }: { changes: readonly TermChange[] }) => {
  const { t } = useTranslation('policy')
  const { labelOf, wordsOf } = useTermWords()
  const told = changes
    .filter(({ field }) => isTold(field))
    .map(({ field, before, after }) => ({ field, before: wordsOf(field, before), after: wordsOf(field, after) }))
    .filter(({ before, after }) => before !== after)
  if (told.length === 0) return <Typography color="text.secondary">{t('change.none')}</Typography>
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {told.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {labelOf(field)}
          </Typography>
          <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <s>{before}</s> → {after}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
