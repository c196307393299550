import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { listWebhookDeliveries, testWebhook } from '#shared/contracts/webhook/deliveries.ts'
import { listWebhooks, type Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { mostWebhooks } from '#shared/domain/integration/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as keyDialogs from '../dialogs.ts'
import { SlackOutcome } from '../parts/SlackOutcome.tsx'
import { useEditWebhook } from '../parts/useEditWebhook.ts'
import { WebhookStatusChip } from '../parts/WebhookStatusChip.tsx'
import { DeliveriesTable } from '../tables/DeliveriesTable.tsx'

/** Why nothing arrives, where that is so. */
const Trouble = ({ events, status, failingSince, suspendedAt }: Webhook) => {
  const { t } = useTranslation('webhooks')
  if (events.length === 0)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('trouble.nothing')}
      </Alert>
    )
  if (status === 'NEW')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('trouble.NEW')}
      </Alert>
    )
  if (status === 'OFF')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('trouble.OFF')}
      </Alert>
    )
  if (status === 'FAILING' && failingSince)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('trouble.FAILING', { since: date(failingSince) })}
      </Alert>
    )
  if (status === 'SUSPENDED' && suspendedAt)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('trouble.SUSPENDED', { since: date(suspendedAt) })}
      </Alert>
    )
  return null
}

/** One webhook: how it stands, and what it was told of. */
export const WebhookPage = () => {
  const { t } = useTranslation('webhooks')
  const { open } = useDialogs()
  const edit = useEditWebhook()
  const { webhookId } = useParams()
  const [query] = useSearchParams()
  const path = inPersona(usePersona(), 'webhooks')
  const all = useOperation(listWebhooks, { query: { size: mostWebhooks } })
  const test = useCommand(testWebhook, { invalidates: [listWebhookDeliveries, listWebhooks] })
  if (all.error) return <RecordProblem error={all.error} onRetry={() => void all.refetch()} />
  if (all.data === undefined) return <PageSkeleton />
  const webhook = all.data.content.find(({ id }) => id === webhookId)
  if (webhook === undefined) return <NotFoundInArea home={path} />
  const isOn = webhook.status === 'ACTIVE' || webhook.status === 'FAILING'
  const send = () =>
    test.mutate(
      { params: { webhookId: webhook.id } },
      { onSuccess: () => toast.success(t('test.done')), onError: (problem) => void toast.problem(problem) },
    )
  return (
    <Page width="medium">
      <PageHeader
        title={webhook.companyName}
        subtitle={
          <>
            <WebhookStatusChip status={webhook.status} /> {webhook.webhookUrl}
          </>
        }
        trail={[{ label: t('title'), to: path }]}
        secondary={
          <>
            <WhyNot reason={isOn ? undefined : t('notNow')}>
              <Button onClick={() => open(keyDialogs.replayWebhookDeliveries, { webhookId: webhook.id })}>
                {t('replay.several')}
              </Button>
            </WhyNot>
            <WhyNot reason={isOn ? undefined : t('notNow')}>
              <Button loading={test.isPending} onClick={send}>
                {t('test.action')}
              </Button>
            </WhyNot>
          </>
        }
        action={
          <Button variant="contained" onClick={() => edit(webhook)}>
            {t(webhook.events.length === 0 ? 'channel.choose' : 'update.action')}
          </Button>
        }
      />
      {query.has('slack') && webhook.events.length === 0 ? <SlackOutcome /> : <Trouble {...webhook} />}
      <DeliveriesTable webhookId={webhook.id} />
    </Page>
  )
}
