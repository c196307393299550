import { useTranslation } from 'react-i18next'
import type { PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import { openGroup, privacyRequestSorts } from '#shared/contracts/auth/privacyRequestFilters.ts'
import { searchPrivacyRequests } from '#shared/contracts/auth/privacyRequests.ts'
import { privacyRequestStatuses } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import { DueOn } from '../parts/DueOn.tsx'

const Kind = ({ kind }: Pick<PrivacyRequest, 'kind'>) => {
  const { t } = useTranslation('privacy')
  return <>{t(`kinds.${kind}`)}</>
}

const columns: readonly Column<PrivacyRequest>[] = [
  {
    id: 'name',
    header: 'privacy:columns.name',
    cell: ({ subject }) => subject.name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  { id: 'kind', header: 'privacy:columns.kind', cell: ({ kind }) => <Kind kind={kind} />, card: 'fact' },
  { id: 'email', header: 'privacy:columns.email', cell: ({ subject }) => subject.email || '–' },
  {
    id: 'created',
    header: 'privacy:columns.receivedOn',
    cell: ({ receivedOn }) => date(receivedOn),
    sortBy: 'created',
    align: 'end',
  },
  {
    id: 'dueOn',
    header: 'privacy:columns.dueOn',
    cell: (request) => <DueOn {...request} />,
    sortBy: 'dueOn',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'privacy:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** Requests about people's own data; those to be answered next come first. */
export const PrivacyRequestsTable = () => {
  const { t } = useTranslation('privacy')
  const list = useListState({ sort: 'dueOn' })
  const statuses = [openGroup, ...privacyRequestStatuses] as const
  const status = statuses.find((each) => each === list.filter('status'))
  const requests = useOperation(
    searchPrivacyRequests,
    { query: { ...list.query, sort: sortFrom(privacyRequestSorts, list.sort), ...(status && { status }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="privacyRequests"
      label={t('title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(requests)}
      rowHref={({ id }) => inPersona('COWBELL', `privacy-requests/${id}`)}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <FilterChips
            label={t('columns.status')}
            single
            options={statuses.map((value) => ({
              value,
              label: value === openGroup ? t('toAnswer') : statusWords(value),
            }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}
