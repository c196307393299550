import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { WriteOffsTable } from '../tables/WriteOffsTable.tsx'

/** What of invoices is given up, to be decided by somebody else than who proposed it. */
export const WriteOffsPage = () => {
  const { t } = useTranslation('billing')
  return (
    <Page>
      <PageHeader title={t('writeOffs.title')} subtitle={t('writeOffs.subtitle')} />
      <WriteOffsTable />
    </Page>
  )
}
