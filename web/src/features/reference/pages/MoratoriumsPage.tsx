import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createMoratorium } from '../dialogs.ts'
import { MoratoriumsTable } from '../tables/MoratoriumsTable.tsx'

/** What authorities forbid for a time, kept by staff. */
export const MoratoriumsPage = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('moratorium.title')}
        subtitle={t('moratorium.about')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createMoratorium, {})}>
            {t('moratorium.add')}
          </Button>
        }
      />
      <MoratoriumsTable />
    </Page>
  )
}
