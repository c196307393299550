import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { useCopied } from '#web/ui/useCopied.ts'

/** A fact that is typed in elsewhere: a number at the bank, a reference. One tap copies it. */
export const CopyableFact = ({ label, value }: { label: string; value: string }) => {
  const { t } = useTranslation()
  const [copied, copy] = useCopied()
  return (
    <Box sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, mt: -1 }}>
        <Box
          component="span"
          className="tabular"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {value}
        </Box>
        <IconButton aria-label={t('copyWhat', { what: label })} onClick={() => copy(value)}>
          {copied ? <CheckIcon sx={{ color: 'success.main' }} /> : <CopyIcon />}
        </IconButton>
      </Typography>
    </Box>
  )
}
