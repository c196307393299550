import { useTranslation } from 'react-i18next'
import { listPoolYears, type PoolYear } from '#shared/contracts/account/poolYears.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, wholeMoney } from '#web/i18n/format.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as organizationDialogs from '../dialogs.ts'
import { useOrganizationOptions } from '../forms/useOrganizationOptions.ts'

const Who = ({ year: { poolId } }: { year: PoolYear }) => (
  <>{useOrganizationOptions('pool').find(({ value }) => value === poolId)?.label ?? '–'}</>
)

const columns: readonly Column<PoolYear>[] = [
  { id: 'name', header: 'organizations:poolYears.name', cell: ({ name }) => name, fixed: true, card: 'title' },
  { id: 'pool', header: 'organizations:poolYears.pool', cell: (year) => <Who year={year} />, card: 'text' },
  {
    id: 'term',
    header: 'organizations:poolYears.term',
    cell: ({ begins, ends }) => `${date(begins)} – ${date(ends)}`,
    card: 'fact',
  },
  {
    id: 'sharedLimit',
    header: 'organizations:poolYears.limit',
    cell: ({ sharedLimit }) => wholeMoney(sharedLimit),
    align: 'end',
    card: 'fact',
  },
]

/** The terms of pools, the newest first. */
export const PoolYearsTable = () => {
  const { t } = useTranslation('organizations')
  const { open } = useDialogs()
  const years = useOperation(listPoolYears, {})
  const history = useHistoryAction()
  const actions = (year: PoolYear): readonly RowAction[] => [
    {
      label: t('poolYears.edit'),
      icon: <EditIcon />,
      onSelect: () => open(organizationDialogs.updatePoolYear, { year }),
    },
    history(() => open(organizationDialogs.poolYearHistory, { id: year.id, name: year.name })),
    {
      label: t('poolYears.removeSubmit'),
      icon: <DeleteIcon />,
      onSelect: () => open(organizationDialogs.removePoolYear, { poolYearId: year.id, name: year.name }),
    },
  ]
  return (
    <DataTable
      name="poolYears"
      label={t('poolYears.title')}
      columns={columns}
      rowId={({ id }) => id}
      rows={years.data}
      loading={years.isLoading}
      error={years.error ?? undefined}
      onRetry={() => void years.refetch()}
      actions={actions}
      empty={{ title: t('poolYears.none'), hint: t('poolYears.noneHint') }}
    />
  )
}
