import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { inPersona } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { AccountIcon } from '#web/ui/icons.tsx'
import { DormantFilter, dormantIn } from './DormantFilter.tsx'
import { userColumns } from './userColumns.tsx'
import { useUserActions } from './useUserActions.tsx'

type Row = ResponseOf<typeof listAllUsers>['content'][number]

const account: Column<Row> = {
  id: 'account',
  header: 'users:columns.account',
  cell: (row) => row.account.name || '–',
  card: 'fact',
}

/** On a card the account stands where the second factor does. */
const columns = userColumns.flatMap((column): Column<Row>[] => {
  const { card: _, ...bare } = column
  return column.id === 'name' ? [column, account] : [column.id === 'mfaType' ? bare : column]
})

/** The users of every account: the provider's directory. */
export const AllUsersTable = () => {
  const { t } = useTranslation(['users', 'common'])
  const navigate = useNavigate()
  const list = useListState({ sort: 'name', ranked: true })
  const { actions, mayEdit, edit } = useUserActions()
  const accountType = accountTypes.find((each) => each === list.filter('accountType'))
  const dormantDays = dormantIn(list.filter('dormant'))
  const users = useOperation(
    listAllUsers,
    { query: { ...list.pageQuery, accountType, dormantDays } },
    { keepPrevious: true },
  )
  const rowActions = (row: Row): readonly RowAction[] => [
    ...actions(row),
    {
      label: t('actions.account'),
      icon: <AccountIcon />,
      onSelect: () => {
        const { id, accountType, name } = row.account
        navigate(`${inPersona('COWBELL', 'users')}?${new URLSearchParams({ accountId: id, accountType })}`, {
          state: { accountName: name },
        })
      },
    },
  ]
  return (
    <DataTable
      name="allUsers"
      label={t('views.all')}
      columns={columns}
      rowId={(row) => row.id}
      {...list.table(users)}
      onRowClick={(row) => mayEdit(row) && edit(row)}
      actions={rowActions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <Select
            size="small"
            displayEmpty
            value={accountType ?? ''}
            onChange={(event) => list.setFilter('accountType', event.target.value)}
            renderValue={(value) =>
              `${t('filters.accountType')}: ${value ? t(`common:persona.${value}`) : t('filters.all')}`
            }
            SelectDisplayProps={{ 'aria-label': t('filters.accountType') }}
          >
            <MenuItem value="">{t('filters.all')}</MenuItem>
            {accountTypes.map((value) => (
              <MenuItem key={value} value={value}>
                {t(`common:persona.${value}`)}
              </MenuItem>
            ))}
          </Select>
          <DormantFilter value={dormantDays} onChange={(days) => list.setFilter('dormant', days)} />
        </>
      }
      empty={{ title: t('empty.title') }}
    />
  )
}
