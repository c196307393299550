import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AssistantRequestsTable } from '../tables/AssistantRequestsTable.tsx'

/** What assistants ask to do. */
export const AssistantRequestsPage = () => {
  const { t } = useTranslation('assistants')
  return (
    <Page width="medium">
      <PageHeader title={t('title')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <AssistantRequestsTable />
    </Page>
  )
}
