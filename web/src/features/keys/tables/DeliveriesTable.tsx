import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  type WebhookDelivery,
  type WebhookTry,
} from '#shared/contracts/webhook/deliveries.ts'
import type { WebhookId } from '#shared/domain/ids/ids.ts'
import { type DeliveryStatus, deliveryStatuses } from '#shared/domain/integration/webhooks.ts'
import type { Tone } from '#shared/records/tone.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'

const tones: Readonly<Record<DeliveryStatus, Tone>> = { WAITING: 'review', DELIVERED: 'active', GIVEN_UP: 'refused' }

const DeliveryChip = ({ status }: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  return <StatusChip status={status} tone={tones[status]} label={t(`delivery.${status}`)} />
}

const LastAnswer = ({ tries }: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  const last = tries.at(-1)
  if (last === undefined) return <span>{t('notTried')}</span>
  return <span style={{ whiteSpace: 'normal' }}>{last.status ?? last.failure}</span>
}

const columns: readonly Column<WebhookDelivery>[] = [
  { id: 'type', header: 'webhooks:columns.event', cell: ({ type }) => type, fixed: true, card: 'title' },
  { id: 'state', header: 'webhooks:columns.state', cell: (delivery) => <DeliveryChip {...delivery} />, card: 'status' },
  {
    id: 'created',
    header: 'webhooks:columns.happened',
    cell: ({ created }) => <DateText value={created} as="ago" />,
    card: 'fact',
  },
  { id: 'tries', header: 'webhooks:columns.tries', cell: ({ triesMade }) => triesMade, align: 'end', card: 'fact' },
  { id: 'answer', header: 'webhooks:columns.answer', cell: (delivery) => <LastAnswer {...delivery} />, card: 'fact' },
]

const Try = ({ at, status, answer, failure, milliseconds }: WebhookTry) => {
  const { t } = useTranslation('webhooks')
  return (
    <Typography variant="body2" component="li" sx={{ overflowWrap: 'anywhere' }}>
      <DateText value={at} as="dateTime" /> · {status ?? failure} · {t('took', { milliseconds })}
      {answer && ` · ${answer}`}
    </Typography>
  )
}

/** What was sent, to the letter, and what the receiver answered. */
const Sent = ({ id, body, tries }: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  return (
    <Stack spacing={1.5} sx={{ p: 2, minWidth: 0 }}>
      <div>
        <Typography variant="caption" color="text.secondary">
          {id}
        </Typography>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13 }}>
          {body}
        </Box>
      </div>
      {tries.length > 0 && (
        <div>
          <Typography variant="caption" color="text.secondary">
            {t('tries')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {tries.map((each) => (
              <Try key={`${each.at}${each.milliseconds}`} {...each} />
            ))}
          </Box>
        </div>
      )}
    </Stack>
  )
}

/** What a webhook was told of, the newest first. */
export const DeliveriesTable = ({ webhookId }: { webhookId: WebhookId }) => {
  const { t } = useTranslation('webhooks')
  const list = useListState()
  const status = deliveryStatuses.find((each) => each === list.filter('status'))
  const { page, size } = list.pageQuery
  const deliveries = useOperation(
    listWebhookDeliveries,
    { params: { webhookId }, query: { page, size, ...(status && { status }) } },
    { refetchInterval: 5000 },
  )
  const replay = useCommand(replayWebhookDelivery, { invalidates: [listWebhookDeliveries] })
  const actions = ({ id: deliveryId }: WebhookDelivery): readonly RowAction[] => [
    {
      label: t('replay.action'),
      icon: <RefreshIcon />,
      onSelect: () =>
        replay.mutate(
          { params: { webhookId, deliveryId } },
          { onSuccess: () => toast.success(t('replay.done')), onError: (problem) => void toast.problem(problem) },
        ),
    },
  ]
  const options = deliveryStatuses.map((value) => ({ value, label: t(`delivery.${value}`) }))
  return (
    <DataTable
      name="webhookDeliveries"
      label={t('log')}
      columns={columns}
      {...list.table(deliveries)}
      rowId={({ id }) => id}
      expand={(delivery) => <Sent {...delivery} />}
      actions={actions}
      toolbar={
        <FilterChips
          single
          label={t('columns.state')}
          options={options}
          value={status === undefined ? [] : [status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{ title: t('noneSent'), hint: t('noneSentHint') }}
    />
  )
}
