import { useTranslation } from 'react-i18next'
import {
  type ShownRoleTemplate,
  searchRoleTemplates,
  updateRoleTemplate,
  withdrawRoleTemplate,
} from '#shared/contracts/auth/roleTemplates.ts'
import { permissionsOf } from '#shared/permissions.ts'
import { roleTemplateLife } from '#shared/records/roleTemplate/roleTemplateLife.ts'
import { roleTemplateStatuses } from '#shared/records/roleTemplate/roleTemplateStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { ClockIcon, DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import * as usersDialogs from '../dialogs.ts'

const columns: readonly Column<ShownRoleTemplate>[] = [
  { id: 'name', header: 'users:templates.name', cell: ({ name }) => name, fixed: true, card: 'title' },
  { id: 'role', header: 'users:columns.role', cell: ({ role }) => role, card: 'fact' },
  {
    id: 'keeps',
    header: 'users:templates.keeps',
    cell: ({ keeps, role }) => `${keeps.length} / ${permissionsOf(role).length}`,
    align: 'end',
    card: 'fact',
  },
  { id: 'people', header: 'users:columns.people', cell: ({ people }) => people, align: 'end', card: 'fact' },
  { id: 'edition', header: 'users:templates.edition', cell: ({ edition }) => edition, align: 'end' },
  { id: 'changed', header: 'users:templates.changed', cell: ({ changed }) => <DateText value={changed.at} as="ago" /> },
  { id: 'by', header: 'users:templates.by', cell: ({ changed }) => changed.name },
  {
    id: 'status',
    header: 'users:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** The organization's own templates of roles, the newest first. */
export const RoleTemplatesTable = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const refusal = useRefusal()
  const { open } = useDialogs()
  const list = useListState()
  const { sort: _, ...query } = list.query
  const status = roleTemplateStatuses.find((each) => each === list.filter('status'))
  const templates = useOperation(
    searchRoleTemplates,
    { query: { ...query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  /** What may be done to a template, or why it may not. */
  const orWhy = (row: ShownRoleTemplate, action: 'update' | 'withdraw', entry: RowAction): readonly RowAction[] => {
    const asked = {
      ...{ life: roleTemplateLife, action, status: row.status },
      by: [action === 'update' ? updateRoleTemplate : withdrawRoleTemplate],
    }
    return offerOf({ ...asked, may, isMet: () => true }) === undefined
      ? refusedEntry({ label: entry.label, why: refusal(asked) })
      : [entry]
  }
  const actions = (row: ShownRoleTemplate): readonly RowAction[] => {
    const data = { roleTemplateId: row.id, name: row.name }
    const edit = {
      label: t('actions.edit'),
      icon: <EditIcon />,
      onSelect: () => open(usersDialogs.updateRoleTemplate, data),
    }
    const history = {
      label: t('actions.history'),
      icon: <ClockIcon />,
      onSelect: () => open(usersDialogs.roleTemplateHistory, data),
    }
    const withdraw = {
      label: t('templates.withdrawSubmit'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(usersDialogs.withdrawRoleTemplate, data),
    }
    return [...orWhy(row, 'update', edit), history, ...orWhy(row, 'withdraw', withdraw)]
  }
  return (
    <DataTable
      name="roleTemplates"
      label={t('templates.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(templates)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('templates.search')} />
          <FilterChips
            label={t('columns.status')}
            single
            options={roleTemplateStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('templates.none'), hint: t('templates.noneHint') }}
    />
  )
}
