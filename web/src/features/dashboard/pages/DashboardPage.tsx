import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { ListTabs } from '../parts/ListTabs.tsx'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'
import { Overview } from '../parts/Overview.tsx'
import { UploadAccountsButton } from '../parts/UploadAccountsButton.tsx'
import { QuietAgencies } from '../staff/QuietAgencies.tsx'

/** Quotes, binders, policies and accounts of an agency – or, for the provider's staff, of all of them. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard')
  return (
    <Page>
      <PageHeader title={t('title')} action={<NewAccountButton />} secondary={<UploadAccountsButton />} />
      <Overview />
      <QuietAgencies />
      <ListTabs />
    </Page>
  )
}
