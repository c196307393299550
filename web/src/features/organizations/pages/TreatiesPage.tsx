import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createTreaty } from '../dialogs.ts'
import { TreatiesTable } from '../tables/TreatiesTable.tsx'

/** What is agreed with reinsurers. */
export const TreatiesPage = () => {
  const { t } = useTranslation('organizations')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('treaties.title')}
        subtitle={t('treaties.about')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createTreaty, {})}>
            {t('treaties.add')}
          </Button>
        }
      />
      <TreatiesTable />
    </Page>
  )
}
