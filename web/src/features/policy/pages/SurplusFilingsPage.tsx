import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { listUnfiledPolicies } from '#shared/contracts/policy/surplusFiling.ts'
import type { UnfiledPolicy } from '#shared/contracts/policy/unfiledPolicy.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { recordSurplusFiling } from '../dialogs.ts'

/** Days before the deadline from which it is near. */
const near = 14

const Due = ({ row: { due, daysLeft } }: { row: UnfiledPolicy }) => {
  const { t } = useTranslation('policy')
  const tone = daysLeft < 0 ? 'error' : daysLeft <= near ? 'warning' : undefined
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <DateText value={due} />
      {tone && (
        <Chip
          size="small"
          variant="outlined"
          color={tone}
          label={t(daysLeft < 0 ? 'surplusFiling.late' : 'surplusFiling.left', { count: Math.abs(daysLeft) })}
        />
      )}
    </span>
  )
}

const columns: readonly Column<UnfiledPolicy>[] = [
  {
    id: 'companyName',
    header: 'policy:surplusFiling.columns.company',
    cell: (row) => row.companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'policy:surplusFiling.columns.policy',
    cell: (row) => row.policyNumber,
    sortBy: 'policyNumber',
    card: 'text',
  },
  { id: 'agencyName', header: 'policy:surplusFiling.columns.agency', cell: (row) => row.agencyName },
  { id: 'state', header: 'policy:surplusFiling.columns.state', cell: (row) => row.state, card: 'fact' },
  {
    id: 'boundOn',
    header: 'policy:surplusFiling.columns.bound',
    cell: (row) => <DateText value={row.boundOn} />,
  },
  {
    id: 'daysSince',
    header: 'policy:surplusFiling.columns.days',
    cell: (row) => row.daysSince,
    align: 'end',
    card: 'fact',
  },
  { id: 'due', header: 'policy:surplusFiling.columns.due', cell: (row) => <Due row={row} />, card: 'status' },
  { id: 'filedWith', header: 'policy:surplusFiling.columns.filedWith', cell: (row) => row.filedWith },
  {
    id: 'totalPremium',
    header: 'policy:surplusFiling.columns.total',
    cell: (row) => exactMoney(row.totalPremium),
    align: 'end',
    card: 'fact',
  },
]

/** Surplus lines policies that no stamping office has yet, each with the day by which it must. */
export const SurplusFilingsPage = () => {
  const { t } = useTranslation('policy')
  const persona = usePersona()
  const { open } = useDialogs()
  const list = useListState({ sort: 'effectiveDate', pageSize: 25 })
  const unfiled = useOperation(
    listUnfiledPolicies,
    { query: { ...list.query, sort: sortFrom(policySorts, list.sort) } },
    { keepPrevious: true },
  )
  return (
    <Page>
      <PageHeader title={t('surplusFiling.page')} subtitle={t('surplusFiling.lead')} />
      <DataTable
        name="surplusFilings"
        label={t('surplusFiling.page')}
        columns={columns}
        rowId={({ id }) => id}
        {...list.table(unfiled)}
        rowHref={(row) => policyPath(persona, row.id)}
        actions={({ id }) => [
          {
            label: t('surplusFiling.record'),
            icon: <EditIcon />,
            onSelect: () => open(recordSurplusFiling, { policyId: id }),
          },
        ]}
        toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('surplusFiling.search')} />}
        empty={{ title: t('surplusFiling.none'), hint: t('surplusFiling.noneHint') }}
      />
    </Page>
  )
}
