import { useTranslation } from 'react-i18next'
import type { User } from '#shared/contracts/auth/user.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { UserStatus } from '#web/records/user/UserStatus.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { updateUser } from '../../users/dialogs.ts'

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'organizations:columns.name',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  { id: 'email', header: 'organizations:columns.email', cell: ({ email }) => email, sortBy: 'email', card: 'fact' },
  { id: 'role', header: 'organizations:columns.role', cell: ({ role }) => role.label, sortBy: 'role', card: 'fact' },
  { id: 'status', header: 'organizations:columns.status', cell: (row) => <UserStatus user={row} />, card: 'status' },
  {
    id: 'lastLogin',
    header: 'organizations:columns.lastLogin',
    cell: ({ lastLogin }) => <DateText value={lastLogin} as="ago" />,
    sortBy: 'lastLogin',
    card: 'fact',
  },
]

/** Who works for an organization. */
export const PeopleTable = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({ sort: 'name' })
  const users = useOperation(listUsers, { query: { ...list.pageQuery, accountId } }, { keepPrevious: true })
  const actions = ({ id }: User): readonly RowAction[] =>
    may('user:update')
      ? [{ label: t('editPerson'), icon: <EditIcon />, onSelect: () => open(updateUser, { userId: id }) }]
      : []
  return (
    <DataTable
      name="people"
      label={t('areas.people')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(users)}
      actions={actions}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('searchPeople')} />}
      empty={{ title: t('nobody'), hint: t('nobodyHint') }}
    />
  )
}
