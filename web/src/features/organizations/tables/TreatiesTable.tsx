import { useTranslation } from 'react-i18next'
import { listTreaties, type Treaty } from '#shared/contracts/account/treaties.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, number, wholeMoney } from '#web/i18n/format.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as organizationDialogs from '../dialogs.ts'
import { useOrganizationOptions } from '../forms/useOrganizationOptions.ts'

const Kind = ({ kind }: Pick<Treaty, 'kind'>) => {
  const { t } = useTranslation('organizations')
  return <>{t(`treaties.kinds.${kind}`)}</>
}

const Layers = ({ treaty: { kind, layers } }: { treaty: Treaty }) => {
  const { t } = useTranslation('organizations')
  return layers.map(({ attachment, limit, share }, index) => (
    <div key={index}>
      {kind === 'QUOTA_SHARE'
        ? t('treaties.ceded', { share: number(share) })
        : t('treaties.above', { limit: wholeMoney(limit), attachment: wholeMoney(attachment) })}
    </div>
  ))
}

const Who = ({ treaty: { layers } }: { treaty: Treaty }) => {
  const names = new Map(useOrganizationOptions('reinsurer').map(({ value, label }) => [value, label]))
  const ids = [...new Set(layers.flatMap(({ parts }) => parts.map(({ reinsurerId }) => reinsurerId)))]
  return <>{ids.flatMap((id) => names.get(id) ?? []).join(', ')}</>
}

const Signed = ({ treaty: { layers, signatures = [] } }: { treaty: Treaty }) => {
  const { t } = useTranslation('organizations')
  const all = new Set(layers.flatMap(({ parts }) => parts.map(({ reinsurerId }) => reinsurerId))).size
  return <>{t('treaties.signedBy', { signed: number(signatures.length), all: number(all) })}</>
}

const columns: readonly Column<Treaty>[] = [
  { id: 'name', header: 'organizations:treaties.name', cell: ({ name }) => name, fixed: true, card: 'title' },
  { id: 'year', header: 'organizations:treaties.year', cell: ({ year }) => String(year), card: 'fact' },
  { id: 'kind', header: 'organizations:treaties.kind', cell: ({ kind }) => <Kind kind={kind} />, card: 'fact' },
  {
    id: 'term',
    header: 'organizations:treaties.term',
    cell: ({ begins, ends }) => `${date(begins)} – ${date(ends)}`,
    card: 'fact',
  },
  { id: 'layers', header: 'organizations:treaties.layers', cell: (treaty) => <Layers treaty={treaty} />, card: 'text' },
  {
    id: 'reinsurers',
    header: 'organizations:treaties.reinsurers',
    cell: (treaty) => <Who treaty={treaty} />,
    card: 'text',
  },
  {
    id: 'signed',
    header: 'organizations:treaties.signatures',
    cell: (treaty) => <Signed treaty={treaty} />,
    card: 'fact',
  },
]

/** The treaties with reinsurers, the newest first. */
export const TreatiesTable = () => {
  const { t } = useTranslation('organizations')
  const { open } = useDialogs()
  const treaties = useOperation(listTreaties, {})
  const history = useHistoryAction()
  const actions = (treaty: Treaty): readonly RowAction[] => [
    {
      label: t('treaties.edit'),
      icon: <EditIcon />,
      onSelect: () => open(organizationDialogs.updateTreaty, { treaty }),
    },
    history(() => open(organizationDialogs.treatyHistory, { id: treaty.id, name: treaty.name })),
    {
      label: t('treaties.removeSubmit'),
      icon: <DeleteIcon />,
      onSelect: () => open(organizationDialogs.removeTreaty, { treatyId: treaty.id, name: treaty.name }),
    },
  ]
  return (
    <DataTable
      name="treaties"
      label={t('treaties.title')}
      columns={columns}
      rowId={({ id }) => id}
      rows={treaties.data}
      loading={treaties.isLoading}
      error={treaties.error ?? undefined}
      onRetry={() => void treaties.refetch()}
      actions={actions}
      empty={{ title: t('treaties.none'), hint: t('treaties.noneHint') }}
    />
  )
}
