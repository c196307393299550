import { useTranslation } from 'react-i18next'
import { listUsers } from '#shared/contracts/auth/users.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DormantFilter, dormantIn } from './DormantFilter.tsx'
import { userColumns } from './userColumns.tsx'
import { useUserActions } from './useUserActions.tsx'

/** The users of one organization: one's own, or the one that staff look at. */
export const UsersTable = ({ accountId }: { accountId?: string | undefined }) => {
  const { t } = useTranslation('users')
  const list = useListState({ sort: 'name' })
  const { actions, mayEdit, edit } = useUserActions()
  const dormantDays = dormantIn(list.filter('dormant'))
  const users = useOperation(
    listUsers,
    { query: { ...list.pageQuery, accountId, dormantDays } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="users"
      label={t('title')}
      columns={userColumns}
      rowId={(row) => row.id}
      {...list.table(users)}
      onRowClick={(row) => mayEdit(row) && edit(row)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <DormantFilter value={dormantDays} onChange={(days) => list.setFilter('dormant', days)} />
        </>
      }
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}
