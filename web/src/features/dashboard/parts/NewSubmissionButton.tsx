import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../../account/dialogs.ts'

/** The primary action of the list of submissions; `quiet` where an empty list offers it as the next step. */
export const NewSubmissionButton = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useTranslation('submission')
  const may = useMay()
  const { open } = useDialogs()
  if (!may('submission:create')) return null
  return (
    <Button
      variant={quiet ? 'outlined' : 'contained'}
      startIcon={<AddIcon />}
      onClick={() => open(accountDialogs.createSubmission, {})}
    >
      {t('new')}
    </Button>
  )
}
