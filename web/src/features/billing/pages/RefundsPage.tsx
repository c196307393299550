import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RefundsTable } from '../tables/RefundsTable.tsx'

/** What is owed back to insureds, to be approved and paid. */
export const RefundsPage = () => {
  const { t } = useTranslation('billing')
  return (
    <Page>
      <PageHeader title={t('refunds.title')} subtitle={t('refunds.subtitle')} />
      <RefundsTable />
    </Page>
  )
}
