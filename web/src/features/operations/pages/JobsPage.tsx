import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'

/** Work on many records at once: what runs, how far it is, what came of it. */
export const JobsPage = () => {
  const { t } = useTranslation('operations')
  return (
    <Page>
      <PageHeader title={t('title')} />
      <JobsTable />
    </Page>
  )
}
