import { useTranslation } from 'react-i18next'
import { type BlacklistedDomain, listBlacklistedDomains } from '#shared/contracts/auth/blacklist.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon } from '#web/ui/icons.tsx'
import * as referenceDialogs from '../dialogs.ts'

const columns: readonly Column<BlacklistedDomain>[] = [
  {
    id: 'name',
    header: 'reference:columns.domain',
    cell: ({ name }) => name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  { id: 'reason', header: 'reference:columns.reason', cell: ({ reason }) => reason ?? '–', card: 'text' },
  {
    id: 'created',
    header: 'reference:columns.since',
    cell: ({ created }) => date(created),
    sortBy: 'created',
    card: 'fact',
  },
]

/** The domains with which no business is done. */
export const BlacklistedDomainsTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const list = useListState({ sort: 'name', pageSize: 25, sizes: [25, 50, 100] })
  const { page, size } = list.pageQuery
  const domains = useOperation(
    listBlacklistedDomains,
    {
      query: {
        page: String(page),
        size,
        sort: list.sort,
        ...(list.search !== undefined && { search: list.search }),
      },
    },
    { keepPrevious: true },
  )
  const actions = ({ name }: BlacklistedDomain): readonly RowAction[] => [
    {
      label: t('blacklist.remove'),
      icon: <DeleteIcon />,
      onSelect: () => open(referenceDialogs.removeBlacklistedDomain, { domainName: name }),
    },
  ]
  return (
    <DataTable
      name="blacklistedDomains"
      label={t('tabs.blacklist')}
      columns={columns}
      rowId={({ name }) => name}
      {...list.table(domains)}
      actions={actions}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('blacklist.search')} />}
      empty={{ title: t('blacklist.none'), hint: t('blacklist.noneHint') }}
    />
  )
}
