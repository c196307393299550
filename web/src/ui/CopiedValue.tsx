import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { useCopied } from './useCopied.ts'

/** A value to be taken along: selected whole, copied by a button. */
export const CopiedValue = ({ label, value }: { label: string; value: string }) => {
  const { t } = useTranslation()
  const [copied, copy] = useCopied()
  return (
    <div>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          component="code"
          sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere', userSelect: 'all', fontSize: 14 }}
        >
          {value}
        </Box>
        <IconButton aria-label={t('copyWhat', { what: label })} onClick={() => copy(value)}>
          {copied ? <CheckIcon sx={{ color: 'success.main' }} /> : <CopyIcon />}
        </IconButton>
      </Box>
    </div>
  )
}
