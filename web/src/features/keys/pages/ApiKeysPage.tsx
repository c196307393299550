import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as keyDialogs from '../dialogs.ts'
import { ApiKeysTable } from '../tables/ApiKeysTable.tsx'

/** Keys with which other systems of the organization work. */
export const ApiKeysPage = () => {
  const { t } = useTranslation('keys')
  const { open } = useDialogs()
  return (
    <Page width="medium">
      <PageHeader
        title={t('title')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(keyDialogs.createApiKey)}>
            {t('create.submit')}
          </Button>
        }
      />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <ApiKeysTable />
    </Page>
  )
}
