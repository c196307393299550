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
import { nowHere } from '#web/i18n/clock.ts'
import { dateTime } from '#web/i18n/format.ts'
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

/** When something that waits is tried next; its time may have come while the page stood open. */
const NextTry = ({ nextTry }: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  if (nextTry === undefined) return null
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {Date.parse(nextTry) <= nowHere() ? t('nextTrySoon') : t('nextTry', { at: dateTime(nextTry) })}
    </Typography>
  )
}

const LastAnswer = (delivery: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  const last = delivery.tries.at(-1)
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: { md: 180 } }}>
      {last === undefined ? t('notTried') : (last.status ?? last.failure)}
      {last?.answer !== undefined && (
        <Typography
          variant="caption"
          component="div"
          color="text.secondary"
          sx={{ display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}
        >
          {last.answer}
        </Typography>
      )}
      <NextTry {...delivery} />
    </Box>
  )
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

/** A try, with the first letters of what was answered as they were. */
const Try = ({ at, status, answer, failure, milliseconds }: WebhookTry) => {
  const { t } = useTranslation('webhooks')
  return (
    <Typography variant="body2" component="li" sx={{ overflowWrap: 'anywhere' }}>
      <DateText value={at} as="dateTime" /> · {status ?? failure} · {t('took', { milliseconds })}
      {answer !== undefined && (
        <Box
          component="pre"
          tabIndex={0}
          aria-label={t('answer')}
          sx={{
            m: 0,
            mt: 0.5,
            p: 1,
            maxHeight: 160,
            overflow: 'auto',
            borderRadius: 1,
            bgcolor: 'action.hover',
            whiteSpace: 'pre-wrap',
            fontSize: 13,
          }}
        >
          {answer}
        </Box>
      )}
    </Typography>
  )
}

/** What was sent, to the letter, what the receiver answered, and when it is tried next. */
const Sent = (delivery: WebhookDelivery) => {
  const { t } = useTranslation('webhooks')
  const { id, body, tries } = delivery
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
      <NextTry {...delivery} />
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
