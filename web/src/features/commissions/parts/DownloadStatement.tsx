import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import * as dialogsOf from '../dialogs.ts'

/** Opens the download of a month's statement; of the own agency where none is named. */
export const DownloadStatement = ({ agencyId }: { agencyId?: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => open(dialogsOf.commissionStatement, agencyId === undefined ? {} : { agencyId })}
    >
      {t('statement.open')}
    </Button>
  )
}
