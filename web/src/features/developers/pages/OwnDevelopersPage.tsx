import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { DeveloperTabs } from '../parts/DeveloperTabs.tsx'
import { SandboxPanel } from '../parts/SandboxPanel.tsx'

/** The same beside the organization's keys and webhooks. */
export const OwnDevelopersPage = () => {
  const { t } = useTranslation('developers')
  return (
    <Page width="medium">
      <PageHeader title={t('title')} />
      <Typography color="text.secondary" sx={{ mb: 3, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <DeveloperTabs sandbox={<SandboxPanel />} />
    </Page>
  )
}
