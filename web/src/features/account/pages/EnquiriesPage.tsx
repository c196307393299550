import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { EnquiriesTable } from '../tables/EnquiriesTable.tsx'

/** What visitors of the agency's own pages asked for, by its form. */
export const EnquiriesPage = () => {
  const { t } = useTranslation('account')
  return (
    <Page>
      <PageHeader title={t('enquiries.title')} subtitle={t('enquiries.about')} />
      <EnquiriesTable />
    </Page>
  )
}
