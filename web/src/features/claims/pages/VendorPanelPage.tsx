import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createVendor } from '../dialogs.ts'
import { VendorsTable } from '../tables/VendorsTable.tsx'

/** The firms that help with incidents and claims, and whose people see the claims they are brought into. */
export const VendorPanelPage = () => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('panel.title')}
        subtitle={t('panel.about')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createVendor, {})}>
            {t('createVendor.submit')}
          </Button>
        }
      />
      <VendorsTable />
    </Page>
  )
}
