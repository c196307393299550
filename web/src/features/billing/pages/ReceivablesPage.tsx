import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { Aging } from '#web/records/receivables/Aging.tsx'
import { ReceivablesTable } from '../tables/ReceivablesTable.tsx'

/** What was to be paid and was not: by its age, and invoice by invoice. */
export const ReceivablesPage = () => {
  const { t } = useTranslation('billing')
  const isOwn = usePersona() === 'AGENCY'
  return (
    <Page>
      <PageHeader
        title={t('receivables.title')}
        subtitle={t(isOwn ? 'receivables.subtitleOwn' : 'receivables.subtitle')}
      />
      <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2, md: 3 }, mb: 2.5 }}>
        <Aging />
      </Paper>
      <ReceivablesTable />
    </Page>
  )
}
