import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as keyDialogs from '../dialogs.ts'
import { SlackOutcome } from '../parts/SlackOutcome.tsx'
import { useAddSlack } from '../parts/useAddSlack.ts'
import { WebhooksTable } from '../tables/WebhooksTable.tsx'

/** Other systems that the organization has told of what happens. */
export const WebhooksPage = () => {
  const { t } = useTranslation('webhooks')
  const { open } = useDialogs()
  const slack = useAddSlack()
  return (
    <Page width="medium">
      <PageHeader
        title={t('title')}
        secondary={
          <>
            <Button loading={slack.isLeaving} onClick={() => void slack.leave()}>
              {t('slack.submit')}
            </Button>
            <Button onClick={() => open(keyDialogs.createTeamsChannel)}>{t('teams.submit')}</Button>
          </>
        }
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(keyDialogs.createWebhook)}>
            {t('create.submit')}
          </Button>
        }
      />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <SlackOutcome />
      <WebhooksTable />
    </Page>
  )
}
