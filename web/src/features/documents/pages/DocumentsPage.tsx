import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'

/** Every document in reach, whatever it is of. */
export const DocumentsPage = () => {
  const { t } = useTranslation('documents')
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DocumentLibrary />
    </Page>
  )
}
