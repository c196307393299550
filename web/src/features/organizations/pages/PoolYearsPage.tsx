import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createPoolYear } from '../dialogs.ts'
import { PoolYearsTable } from '../tables/PoolYearsTable.tsx'

/** What the members of pools share. */
export const PoolYearsPage = () => {
  const { t } = useTranslation('organizations')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('poolYears.title')}
        subtitle={t('poolYears.about')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createPoolYear, {})}>
            {t('poolYears.add')}
          </Button>
        }
      />
      <PoolYearsTable />
    </Page>
  )
}
