import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Change } from './knownBy.ts'

/** What stands and what is asked for instead, one under the other. */
export const AskedChanges = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('users')
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {changes.map(({ label, stands, asked }) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {asked}
            </Typography>{' '}
            <Typography component="span" color="text.secondary">
              {stands === undefined ? t('agency.insteadOfNone') : t('agency.insteadOf', { stands })}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
