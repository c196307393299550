import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { createPrivacyRequest } from '../dialogs.ts'
import { PrivacyRequestsTable } from '../tables/PrivacyRequestsTable.tsx'

/** What people ask about their own data, by when each is answered, and where it stands. */
export const PrivacyRequestsPage = () => {
  const { t } = useTranslation('privacy')
  const { open } = useDialogs()
  const may = useMay()
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          may('privacy:manage') && (
            <Button variant="contained" onClick={() => open(createPrivacyRequest, {})}>
              {t('create.action')}
            </Button>
          )
        }
      />
      <PrivacyRequestsTable />
    </Page>
  )
}
