import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listChildUsers } from '#shared/contracts/auth/directory.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { phone } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { UserName } from '../parts/UserName.tsx'

type Row = ResponseOf<typeof listChildUsers>['content'][number]

/** All of them at once: the operation has one page. */
const everybody = 1000

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'users:columns.name', cell: (row) => <UserName user={row} />, fixed: true, card: 'title' },
  {
    id: 'phone',
    header: 'users:columns.phone',
    cell: (row) => (row.phone === '' ? '–' : phone(row.phone.slice(1))),
    card: 'fact',
  },
]

/** The people of the agencies that belong to one's own organization. */
export const ChildUsersTable = () => {
  const { t } = useTranslation('users')
  const list = useListState()
  const people = useOperation(
    listChildUsers,
    { query: { search: list.search, size: everybody } },
    { keepPrevious: true },
  )
  const { rows, loading, error, onClear, onRetry } = list.table(people)
  return (
    <DataTable
      name="childUsers"
      label={t('views.children')}
      columns={columns}
      rowId={(row) => row.id}
      rows={rows}
      loading={loading}
      error={error}
      onRetry={onRetry}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />}
      onClear={onClear}
      empty={{ title: t('empty.title') }}
    />
  )
}
