import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../dialogs.ts'
import { TagsTable } from '../tables/TagsTable.tsx'

/** The labels that one's agency, or the provider, puts on accounts. */
export const TagsPage = () => {
  const { t } = useTranslation('account')
  const { open } = useDialogs()
  return (
    <Page width="medium">
      <PageHeader
        title={t('tags.title')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(accountDialogs.createTag)}>
            {t('tags.create')}
          </Button>
        }
      />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t('tags.about')}
      </Typography>
      <TagsTable />
    </Page>
  )
}
