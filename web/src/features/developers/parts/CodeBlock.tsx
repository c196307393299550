import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { useCopied } from '#web/ui/useCopied.ts'

/** Code to read and to take along. */
export const CodeBlock = ({ label, code, isLong = false }: { label: string; code: string; isLong?: boolean }) => {
  const { t } = useTranslation()
  const [copied, copy] = useCopied()
  return (
    // The button stands beside the code, never over it: on a phone most lines are longer than there is room.
    <Box sx={{ display: 'flex', alignItems: 'flex-start', borderRadius: 1, bgcolor: 'action.hover', minWidth: 0 }}>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={label}
        sx={{
          m: 0,
          p: 2,
          pr: 1,
          flex: 1,
          minWidth: 0,
          overflow: 'auto',
          maxHeight: isLong ? 340 : undefined,
          fontSize: 13,
          lineHeight: 1.6,
        }}
      >
        <code>{code}</code>
      </Box>
      <IconButton
        aria-label={t('copyWhat', { what: label })}
        onClick={() => copy(code)}
        sx={{ m: 0.5, bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }}
      >
        {copied ? <CheckIcon sx={{ color: 'success.main' }} /> : <CopyIcon />}
      </IconButton>
    </Box>
  )
}
