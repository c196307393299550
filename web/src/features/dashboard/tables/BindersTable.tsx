import { useTranslation } from 'react-i18next'
import { policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { searchBinders } from '#shared/contracts/policy/search.ts'
import { type BinderStatusGroup, binderStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { overdueFilter } from '#web/records/subjectivity/useOverdueCovers.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { ClientFilter } from '../parts/ClientFilter.tsx'
import { binderColumns } from './coverColumns.tsx'
import { coverColumnsFor } from './coverColumnsFor.ts'
import { useClient } from './useClient.ts'
import { useCoverActions } from './useCoverActions.tsx'

const groups = Object.keys(binderStatusGroups) as BinderStatusGroup[]
const payments = ['Paid', 'Need Payment'] as const

/** The BINDERS tab: bound quotes that are not policies yet, and what became of them otherwise. */
export const BindersTable = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const teamId = useTeam()
  const client = useClient()
  const actions = useCoverActions('binder')
  const list = useListState({ sort: '-effectiveDate', pageSize: 20 })
  const status = groups.filter((group) => list.filters('status').includes(group))
  const payment = payments.find((each) => each === list.filter('payment'))
  const subjectivities = list.filter('subjectivities') === overdueFilter ? overdueFilter : undefined
  const binders = useOperation(
    searchBinders,
    {
      query: {
        ...list.query,
        sort: sortFrom(policySorts, list.sort),
        status: status.flatMap((group) => [...binderStatusGroups[group]]),
        payment,
        subjectivities,
        teamId,
        accountId: client.accountId,
      },
    },
    { keepPrevious: true },
  )
  const table = list.table(binders)
  return (
    <DataTable
      name="dashboardBinders"
      label={t('tabs.binders')}
      columns={coverColumnsFor(persona, binderColumns)}
      rowId={(row) => row.id}
      {...table}
      onClear={table.onClear ?? (client.accountId === undefined ? undefined : client.clear)}
      rowHref={(row) => policyPath(persona, row.id)}
      actions={actions}
      views
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search.binders')} />
          <FilterChips
            label={t('filters.payment')}
            single
            options={payments.map((value) => ({ value, label: t(`payments.${value}`) }))}
            value={payment ? [payment] : []}
            onChange={([next]) => list.setFilter('payment', next)}
          />
          <FilterChips
            label={t('filters.subjectivities')}
            single
            options={[{ value: overdueFilter, label: t('filters.overdue') }]}
            value={subjectivities ? [subjectivities] : []}
            onChange={([next]) => list.setFilter('subjectivities', next)}
          />
          <FilterChips
            label={t('filters.status')}
            options={groups.map((value) => ({ value, label: t(`binderStatus.${value}`) }))}
            value={status}
            onChange={(next) => list.setFilter('status', next)}
          />
          {client.accountId && <ClientFilter accountId={client.accountId} onClear={client.clear} />}
        </>
      }
      empty={{ title: t('empty.binders'), hint: t('empty.bindersHint') }}
    />
  )
}
