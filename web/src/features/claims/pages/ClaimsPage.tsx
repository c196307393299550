import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { ClaimsTable } from '../tables/ClaimsTable.tsx'
import { QueueTable } from '../tables/QueueTable.tsx'

/** The claims in one's reach; for who works on claims, the desk's queue. */
export const ClaimsPage = () => {
  const { t } = useTranslation('claims')
  const isDesk = useMay()('claim:manage')
  return (
    <Page>
      <PageHeader title={t(isDesk ? 'queue' : 'title')} subtitle={<SupportContact claims />} />
      {isDesk ? <QueueTable /> : <ClaimsTable />}
    </Page>
  )
}
