import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import * as dialogsOf from '../dialogs.ts'
import { AgencyBillStats } from '../parts/agency/AgencyBillStats.tsx'
import { AgencyBillTable } from '../tables/AgencyBillTable.tsx'

/** What agencies owe for policies that are billed to them, and the invoice of each month. */
export const AgencyBillPage = () => {
  const { t } = useTranslation('billing')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('agencyBill.title')}
        subtitle={t('agencyBill.subtitle')}
        action={
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => open(dialogsOf.agencyBillInvoice, {})}>
            {t('agencyBill.download')}
          </Button>
        }
      />
      <AgencyBillStats />
      <AgencyBillTable />
    </Page>
  )
}
