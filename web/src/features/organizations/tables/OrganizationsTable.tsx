import { useTranslation } from 'react-i18next'
import { type PersonaHit, searchAggregators, searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import type { Kind } from '../kinds.ts'

const contactOf = ({ contactFirstName, contactLastName }: PersonaHit): string =>
  [contactFirstName, contactLastName].filter(Boolean).join(' ') || '–'

const columns: readonly Column<PersonaHit>[] = [
  {
    id: 'name',
    header: 'organizations:columns.name',
    cell: ({ name }) => name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  {
    id: 'status',
    header: 'organizations:columns.status',
    cell: ({ status }) => status && <StatusChip status={status} />,
    card: 'status',
  },
  { id: 'hostname', header: 'organizations:columns.hostname', cell: ({ hostname }) => hostname ?? '–', card: 'fact' },
  { id: 'contact', header: 'organizations:columns.contact', cell: contactOf, card: 'fact' },
  {
    id: 'description',
    header: 'organizations:columns.description',
    cell: ({ description }) => description ?? '–',
    card: 'text',
  },
]

/** Organizations of a kind; a row opens one. */
export const OrganizationsTable = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('organizations')
  const list = useListState({ sort: 'name', pageSize: 25, sizes: [25, 50, 100] })
  const isAggregators = kind === 'da'
  const { page, ...query } = list.pageQuery
  const paged = { ...query, page: String(page) }
  const aggregators = useOperation(searchAggregators, isAggregators ? { query: paged } : null, { keepPrevious: true })
  const others = useOperation(searchPersonaRecords, isAggregators ? null : { params: { type: kind }, query: paged }, {
    keepPrevious: true,
  })
  return (
    <DataTable
      name="organizations"
      label={t(`kinds.${kind}`)}
      columns={columns}
      rowId={({ id }) => id}
      {...(isAggregators ? list.table(aggregators) : list.table(others))}
      rowHref={({ id }) => inPersona('COWBELL', `organizations/${kind}/${id}/overview`)}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />}
      empty={{ title: t(`none.${kind}`), hint: t('noneHint') }}
    />
  )
}
