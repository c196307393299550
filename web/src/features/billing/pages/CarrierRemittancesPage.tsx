import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { CarrierBalancesTable } from '../tables/CarrierBalancesTable.tsx'
import { CarrierRemittancesTable } from '../tables/CarrierRemittancesTable.tsx'

/** What is owed to carriers of premium, and the remittances by which it is paid. */
export const CarrierRemittancesPage = () => {
  const { t } = useTranslation('billing')
  return (
    <Page>
      <PageHeader title={t('carrierRemittances.title')} subtitle={t('carrierRemittances.subtitle')} />
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('carrierRemittances.balances')}
      </Typography>
      <CarrierBalancesTable />
      <Box sx={{ mt: 3 }}>
        <CarrierRemittancesTable />
      </Box>
    </Page>
  )
}
