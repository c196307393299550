import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type ApiKey, listApiKeys } from '#shared/contracts/auth/apiKeys.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { DeleteIcon, EditIcon, RefreshIcon } from '#web/ui/icons.tsx'
import * as keyDialogs from '../dialogs.ts'
import { KeyStatusChip } from '../parts/KeyStatusChip.tsx'
import { ScopesInShort } from '../parts/ScopesInShort.tsx'

const KeyName = ({ name, prefix }: ApiKey) => (
  <div>
    {name}
    <Typography component="div" variant="caption" color="text.secondary" sx={{ fontFamily: 'monospace' }}>
      {prefix}…
    </Typography>
  </div>
)

const KeyUse = ({ lastUsedAt, lastUsedFrom }: ApiKey) => {
  const { t } = useTranslation('keys')
  if (lastUsedAt === undefined) return <span>{t('unused')}</span>
  return (
    <div>
      <DateText value={lastUsedAt} as="ago" />
      <Typography component="div" variant="caption" color="text.secondary">
        {lastUsedFrom}
      </Typography>
    </div>
  )
}

const columns: readonly Column<ApiKey>[] = [
  { id: 'name', header: 'keys:columns.name', cell: (key) => <KeyName {...key} />, fixed: true, card: 'title' },
  { id: 'state', header: 'keys:columns.state', cell: (key) => <KeyStatusChip {...key} />, card: 'status' },
  {
    id: 'scopes',
    header: 'keys:columns.scopes',
    cell: ({ scopes }) => <ScopesInShort scopes={scopes} />,
    card: 'text',
  },
  { id: 'used', header: 'keys:columns.used', cell: (key) => <KeyUse {...key} />, card: 'fact' },
  {
    id: 'expires',
    header: 'keys:columns.expires',
    cell: ({ expiresAt }) => <DateText value={expiresAt} />,
    card: 'fact',
  },
  { id: 'createdBy', header: 'keys:columns.createdBy', cell: ({ createdBy }) => createdBy, card: 'fact' },
]

/** The organization's keys, the newest first. */
export const ApiKeysTable = () => {
  const { t } = useTranslation('keys')
  const { open } = useDialogs()
  const keys = useOperation(listApiKeys)
  const path = inPersona(usePersona(), 'api-keys')
  const actions = (apiKey: ApiKey): readonly RowAction[] => {
    const { id: keyId, name } = apiKey
    return [
      { label: t('update.action'), icon: <EditIcon />, onSelect: () => open(keyDialogs.updateApiKey, { apiKey }) },
      {
        label: t('regenerate.submit'),
        icon: <RefreshIcon />,
        onSelect: () => open(keyDialogs.regenerateApiKey, { keyId, name }),
      },
      {
        label: t('remove.submit'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => open(keyDialogs.removeApiKey, { keyId, name }),
      },
    ]
  }
  return (
    <DataTable
      name="apiKeys"
      label={t('title')}
      columns={columns}
      rows={keys.data}
      rowId={({ id }) => id}
      loading={keys.isPending}
      error={keys.error ?? undefined}
      onRetry={() => void keys.refetch()}
      rowHref={({ id }) => `${path}/${id}`}
      actions={actions}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
