import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import { submitVendorInvoice } from '../dialogs.ts'
import { InvoiceTotals } from '../parts/InvoiceTotals.tsx'
import { VendorInvoicesTable } from '../tables/VendorInvoicesTable.tsx'

/** The invoices of vendors for their work on claims: a vendor's own, or all that the desk decides on. */
export const VendorInvoicesPage = () => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const isVendor = usePersona() === 'VENDOR'
  return (
    <Page>
      <PageHeader
        title={t('invoices.title')}
        subtitle={t(isVendor ? 'invoices.aboutVendor' : 'invoices.about')}
        action={
          isVendor && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(submitVendorInvoice, {})}>
              {t('submitVendorInvoice.submit')}
            </Button>
          )
        }
      />
      <Box sx={{ mb: 2.5 }}>
        <InvoiceTotals />
      </Box>
      <VendorInvoicesTable />
    </Page>
  )
}
