import { useTranslation } from 'react-i18next'
import { type FormType, searchFormTypes } from '#shared/contracts/docs/formTypes.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import { removeFormType, updateFormType } from '../dialogs.ts'

const columns: readonly Column<FormType>[] = [
  {
    id: 'name',
    header: 'policyForms:columns.name',
    cell: ({ name }) => name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
]

/** What forms are: policy forms, endorsements, notices. */
export const FormTypesTable = () => {
  const { t } = useTranslation('policyForms')
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({ sort: 'name', pageSize: 25 })
  const types = useOperation(searchFormTypes, { query: list.pageQuery }, { keepPrevious: true })
  const actions = (type: FormType): readonly RowAction[] => [
    { label: t('type.edit'), icon: <EditIcon />, onSelect: () => open(updateFormType, { type }) },
    {
      label: t('type.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(removeFormType, { type }),
    },
  ]
  return (
    <DataTable
      name="formTypes"
      label={t('tabs.types')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(types)}
      {...(may('form:manage') && { actions })}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} />}
      empty={{ title: t('type.none'), hint: t('type.noneHint') }}
    />
  )
}
