import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { choosesAgency } from '#web/records/agency/choosesAgency.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../../account/dialogs.ts'
import { isPartnerType } from '../partners/partnerHomes.ts'

/** The primary action of the list of submissions; `quiet` where an empty list offers it as the next step. */
export const NewSubmissionButton = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useTranslation('submission')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  if (!may('submission:create') || (isPartnerType(persona) && !choosesAgency(persona))) return null
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
