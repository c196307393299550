import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as dialogsOf from '../dialogs.ts'
import { ExceptionsTable } from '../tables/ExceptionsTable.tsx'
import { RemittancesTable } from '../tables/RemittancesTable.tsx'
import { ReturnedPaymentsTable } from '../tables/ReturnedPaymentsTable.tsx'

/** What carriers pay of commission, held against what was expected, what banks returned, and what waits for a decision. */
export const RemittancesPage = () => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('remittance.pageTitle')}
        subtitle={t('remittance.subtitle')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(dialogsOf.createRemittance, {})}>
            {t('remittance.add')}
          </Button>
        }
      />
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('exception.title')}
      </Typography>
      <ExceptionsTable />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {t('remittance.title')}
      </Typography>
      <RemittancesTable />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {t('returned.title')}
      </Typography>
      <ReturnedPaymentsTable />
    </Page>
  )
}
