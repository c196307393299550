import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { choosesAgency } from '#web/records/agency/choosesAgency.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../../account/dialogs.ts'
import { isPartnerType } from '../partners/partnerHomes.ts'

/** The primary action of dashboard and account list; `quiet` where an empty list offers it as the next step. */
export const NewAccountButton = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  // An account is made for an agency, which an aggregator chooses among its own; who else has a share in it is brought to it.
  if (!may('account:create') || (isPartnerType(persona) && !choosesAgency(persona))) return null
  return (
    <Button
      variant={quiet ? 'outlined' : 'contained'}
      startIcon={<AddIcon />}
      onClick={() => open(accountDialogs.createAccount)}
    >
      {t('newAccount')}
    </Button>
  )
}
