import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { DeadLettersTable } from '../tables/DeadLettersTable.tsx'

/** What could not be done, with why: tried again, or discarded with a reason. */
export const DeadLettersPage = () => {
  const { t } = useTranslation('operations')
  return (
    <Page>
      <PageHeader title={t('letters.title')} subtitle={t('letters.subtitle')} />
      <DeadLettersTable />
    </Page>
  )
}
