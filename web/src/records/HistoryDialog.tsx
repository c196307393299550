import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../dialogs/DialogFrame.tsx'
import { HistoryOf } from './HistoryOf.tsx'
import type { HistoryOfRecord } from './useHistory.ts'

type HistoryDialogProps = HistoryOfRecord & {
  name: string | undefined
  onClose: () => void
}

/** What was done to a record that has no page of its own. */
export const HistoryDialog = ({ name, onClose, ...record }: HistoryDialogProps) => {
  const { t } = useTranslation(['records', 'common'])
  const title = name === undefined ? t('history.title') : t('history.of', { name })
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogContent>
        <HistoryOf {...record} label={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </DialogFrame>
  )
}
