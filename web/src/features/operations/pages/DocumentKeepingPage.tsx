import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RemovalsTable } from '../tables/RemovalsTable.tsx'
import { RetentionPanel } from '../tables/RetentionPanel.tsx'
import { TemplatesPanel } from '../tables/TemplatesPanel.tsx'

/** How long documents are kept and why, what is told to go, and the templates they are drawn of. */
export const DocumentKeepingPage = () => {
  const { t } = useTranslation('operations')
  return (
    <Page>
      <PageHeader title={t('keeping.title')} subtitle={t('keeping.subtitle')} />
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <RemovalsTable />
        <RetentionPanel />
        <TemplatesPanel />
      </Box>
    </Page>
  )
}
