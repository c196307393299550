import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AgenciesTable } from '../tables/AgenciesTable.tsx'

/** The agencies that one is in charge of; each opens the pages that its own administrator has. */
export const AgenciesPage = () => {
  const { t } = useTranslation('users')
  return (
    <Page width="medium">
      <PageHeader title={t('agencies')} />
      <AgenciesTable />
    </Page>
  )
}
