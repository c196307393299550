import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import * as dialogsOf from '../dialogs.ts'
import { AgencyBillStats } from '../parts/agency/AgencyBillStats.tsx'
import { BillingContactsPanel } from '../parts/contacts/BillingContactsPanel.tsx'
import { AgencyBillTable } from '../tables/AgencyBillTable.tsx'

/** What agencies owe for policies that are billed to them, and the invoice of each month. */
export const AgencyBillPage = () => {
  const { t } = useTranslation('billing')
  const { open } = useDialogs()
  const own = AgencyId.safeParse(useSession()?.claims.organizationId).data
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
      {own !== undefined && <BillingContactsPanel agencyId={own} />}
      <AgencyBillTable />
    </Page>
  )
}
