import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { accountFilters } from '#shared/domain/account/accountFilters.ts'
import { accountStatuses } from '#shared/records/account/accountStatus.ts'
import { useFlag } from '#web/api/environment.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath } from '#web/paths.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'
import { accountColumns } from './accountColumns.tsx'
import { forStaff } from './forStaff.ts'
import { useAccountActions } from './useAccountActions.tsx'

/** The ACCOUNTS tab, and the list of accounts: the companies that are insured or may be. */
export const AccountsTable = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const staff = persona === 'COWBELL'
  const teamId = useTeam()
  const submissions = useFlag('submissionsView')
  const actions = useAccountActions()
  const list = useListState({ sort: '-updated', pageSize: 20 })
  const types = accountFilters.filter((each) => submissions || each !== 'Potential Submissions')
  const type = types.find((each) => each === list.filter('type'))
  const status = accountStatuses.find((each) => each === list.filter('status'))
  const accounts = useOperation(
    searchAccounts,
    { query: { ...list.query, type, status, teamId } },
    { keepPrevious: true },
  )
  const narrowed = list.search !== undefined || status !== undefined || type !== undefined
  return (
    <DataTable
      name="dashboardAccounts"
      label={t('tabs.accounts')}
      columns={staff ? forStaff(accountColumns) : accountColumns}
      rowId={(row) => row.id}
      {...list.table(accounts)}
      rowHref={(row) => accountPath(persona, row.id)}
      actions={actions}
      views
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search.accounts')} />
          <FilterChips
            label={t('filters.type')}
            single
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={type ? [type] : []}
            onChange={([next]) => list.setFilters({ type: next, status: undefined })}
          />
          {staff && (
            <FilterChips
              label={t('filters.status')}
              single
              options={accountStatuses.map((value) => ({ value, label: value }))}
              value={status ? [status] : []}
              onChange={([next]) => list.setFilters({ status: next, type: undefined })}
            />
          )}
        </>
      }
      empty={
        narrowed
          ? { title: t('empty.nothingFits'), hint: t('empty.nothingFitsHint') }
          : { title: t('empty.accounts'), hint: t('empty.accountsHint'), action: <NewAccountButton quiet /> }
      }
    />
  )
}
