import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void }

/** The one time that recovery codes are seen. It closes by saying that they are saved. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { t } = useTranslation('security')
  return (
    <DialogFrame title={t('recovery.saveTitle')} width="xs" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <span>{t('recovery.saveText')}</span>
          <RecoveryCodeList codes={codes} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('recovery.saved')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
