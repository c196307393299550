import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listWebhooks, type Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { webhookEventNames } from '#shared/domain/integration/webhookEvents.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as keyDialogs from '../dialogs.ts'
import { useEditWebhook } from '../parts/useEditWebhook.ts'
import { WebhookStatusChip } from '../parts/WebhookStatusChip.tsx'

const Address = ({ webhookUrl }: Webhook) => {
  const { t } = useTranslation('webhooks')
  if (webhookUrl === '') return <Typography color="text.secondary">{t('noAddress')}</Typography>
  return <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{webhookUrl}</span>
}

const Channel = ({ channel }: Webhook) => {
  const { t } = useTranslation('webhooks')
  return <span>{t(`channel.${channel ?? 'system'}`)}</span>
}

const Events = ({ events }: Webhook) => {
  const { t } = useTranslation('webhooks')
  if (events.length === webhookEventNames.length) return <span>{t('allEvents')}</span>
  return <span>{t('someEvents', { count: events.length })}</span>
}

const columns: readonly Column<Webhook>[] = [
  {
    id: 'companyName',
    header: 'webhooks:columns.companyName',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'state',
    header: 'webhooks:columns.state',
    cell: ({ status }) => <WebhookStatusChip status={status} />,
    card: 'status',
  },
  { id: 'channel', header: 'webhooks:columns.channel', cell: (webhook) => <Channel {...webhook} />, card: 'fact' },
  { id: 'address', header: 'webhooks:columns.address', cell: (webhook) => <Address {...webhook} />, card: 'text' },
  { id: 'events', header: 'webhooks:columns.events', cell: (webhook) => <Events {...webhook} />, card: 'fact' },
  {
    id: 'created',
    header: 'webhooks:columns.created',
    cell: ({ created }) => <DateText value={created} />,
    sortBy: 'created',
    card: 'fact',
  },
  { id: 'createdBy', header: 'webhooks:columns.createdBy', cell: ({ createdBy }) => createdBy, card: 'fact' },
]

/** The organization's webhooks, the newest first. */
export const WebhooksTable = () => {
  const { t } = useTranslation('webhooks')
  const { open } = useDialogs()
  const edit = useEditWebhook()
  const list = useListState({ sort: '-created' })
  const failing = list.filter('failing') === 'true'
  const webhooks = useOperation(listWebhooks, {
    query: { ...list.pageQuery, ...(failing && { failing: 'true' as const }) },
  })
  const path = inPersona(usePersona(), 'webhooks')
  const actions = (webhook: Webhook): readonly RowAction[] => [
    {
      label: t('update.action'),
      icon: <EditIcon />,
      onSelect: () => edit(webhook),
    },
    {
      label: t('remove.submit'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => {
        const { id: webhookId, companyName } = webhook
        open(keyDialogs.removeWebhook, { webhookId, companyName })
      },
    },
  ]
  return (
    <DataTable
      name="webhooks"
      label={t('title')}
      columns={columns}
      {...list.table(webhooks)}
      rowId={({ id }) => id}
      rowHref={({ id }) => `${path}/${id}`}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <FilterChips
            label={t('columns.state')}
            options={[{ value: 'true', label: t('failingFilter') }]}
            value={failing ? ['true'] : []}
            onChange={([value]) => list.setFilter('failing', value)}
          />
        </>
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
