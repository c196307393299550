import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { UploadForm } from '../forms/UploadForm.tsx'
import { UploadsTable } from '../tables/UploadsTable.tsx'

/** Where a file of accounts is uploaded, and those that were before. */
export const UploadAccountsPage = () => {
  const { t } = useTranslation('bulk')
  const persona = usePersona()
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        trail={[{ label: t('accounts'), to: inPersona(persona, 'accounts') }]}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(360px, 520px) minmax(0, 1fr)' },
        }}
      >
        <Panel title={t('newUpload')}>
          <UploadForm />
        </Panel>
        <UploadsTable />
      </Box>
    </Page>
  )
}
