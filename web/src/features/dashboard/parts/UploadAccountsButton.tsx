import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { uploadsPath } from '#web/paths.ts'
import { UploadIcon } from '#web/ui/icons.tsx'
import { isPartnerType } from '../partners/partnerHomes.ts'

/** Leads to where a file of accounts is uploaded, by agencies and the provider's staff alone. */
export const UploadAccountsButton = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const may = useMay()
  if (!may('bulk:upload') || isPartnerType(persona)) return null
  return (
    <Button component={Link} to={uploadsPath(persona)} startIcon={<UploadIcon />}>
      {t('uploadAccounts')}
    </Button>
  )
}
