import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import { SchedulesPanel } from '../tables/SchedulesPanel.tsx'

/** Work on many records at once: what runs, how far it is, what came of it. */
export const JobsPage = () => {
  const { t } = useTranslation('operations')
  return (
    <Page>
      <PageHeader title={t('title')} />
      <SchedulesPanel />
      <Box sx={{ mt: 3 }}>
        <JobsTable />
      </Box>
    </Page>
  )
}
