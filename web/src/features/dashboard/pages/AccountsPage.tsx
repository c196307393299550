import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'
import { UploadAccountsButton } from '../parts/UploadAccountsButton.tsx'
import { AccountsTable } from '../tables/AccountsTable.tsx'

/** Every account in one's reach. */
export const AccountsPage = () => {
  const { t } = useTranslation('dashboard')
  return (
    <Page>
      <PageHeader title={t('accounts')} action={<NewAccountButton />} secondary={<UploadAccountsButton />} />
      <AccountsTable />
    </Page>
  )
}
