import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { AgenciesTable } from '../tables/AgenciesTable.tsx'

/** The agencies that one is in charge of; each opens the pages that its own administrator has. */
export const AgenciesPage = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  return (
    <Page width="medium">
      <PageHeader
        title={t('agencies')}
        action={
          may('agency:create') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(usersDialogs.addAgency, {})}>
              {t('agency.add')}
            </Button>
          )
        }
      />
      <AgenciesTable />
    </Page>
  )
}
