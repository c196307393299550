import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'

/** What is shown this once. */
export type ShownSecret = {
  readonly title: string
  readonly id: string
  readonly secret: string
  /** What one does with both. */
  readonly how: string
}

/** The one time that a secret is seen. */
export const SecretShownDialog = ({ title, id, secret, how, onClose }: ShownSecret & { onClose: () => void }) => {
  const { t } = useTranslation('keys')
  return (
    <DialogFrame title={title} width="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{t('secret.once')}</Alert>
          <CopiedValue label={t('secret.id')} value={id} />
          <CopiedValue label={t('secret.secret')} value={secret} />
          <Typography variant="body2" color="text.secondary">
            {how}
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
