import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { NewSubmissionButton } from '../parts/NewSubmissionButton.tsx'
import { SubmissionsTable } from '../tables/SubmissionsTable.tsx'

/** Every submission in one's reach. */
export const SubmissionsPage = () => {
  const { t } = useTranslation('submission')
  return (
    <Page>
      <PageHeader title={t('submissions')} action={<NewSubmissionButton />} />
      <SubmissionsTable />
    </Page>
  )
}
