import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createBlacklistedDomain } from '../dialogs.ts'
import { BlacklistAppealsTable } from '../tables/BlacklistAppealsTable.tsx'
import { BlacklistedDomainsTable } from '../tables/BlacklistedDomainsTable.tsx'

/** The domains with which no business is done, kept by staff. */
export const BlacklistPage = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('tabs.blacklist')}
        subtitle={t('about.blacklist')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createBlacklistedDomain, {})}>
            {t('blacklist.add')}
          </Button>
        }
      />
      <BlacklistedDomainsTable />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {t('appeals.title')}
      </Typography>
      <BlacklistAppealsTable />
    </Page>
  )
}
