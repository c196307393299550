import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'

const Shown = ({ label, value }: { label: string; value: string }) => {
  const { t } = useTranslation('keys')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
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
        <IconButton aria-label={t('secret.copy', { what: label })} onClick={copy}>
          {copied ? <CheckIcon sx={{ color: 'success.main' }} /> : <CopyIcon />}
        </IconButton>
      </Box>
    </div>
  )
}

type ApiKeySecretDialogProps = { id: string; secret: string; onClose: () => void }

/** The one time that a key's secret is seen. */
export const ApiKeySecretDialog = ({ id, secret, onClose }: ApiKeySecretDialogProps) => {
  const { t } = useTranslation('keys')
  return (
    <DialogFrame title={t('secret.title')} width="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{t('secret.once')}</Alert>
          <Shown label={t('secret.id')} value={id} />
          <Shown label={t('secret.secret')} value={secret} />
          <Typography variant="body2" color="text.secondary">
            {t('secret.how')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('secret.saved')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
