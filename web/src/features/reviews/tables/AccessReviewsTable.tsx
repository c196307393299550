import { useTranslation } from 'react-i18next'
import { type AccessReviewRow, searchAccessReviews } from '#shared/contracts/auth/accessReviews.ts'
import { accessReviewStatuses } from '#shared/records/accessReview/accessReviewStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'

const columns: readonly Column<AccessReviewRow>[] = [
  {
    id: 'organization',
    header: 'reviews:columns.organization',
    cell: ({ organizationName }) => organizationName,
    fixed: true,
    card: 'title',
  },
  { id: 'quarter', header: 'reviews:columns.quarter', cell: ({ quarter }) => quarter, card: 'fact' },
  {
    id: 'decided',
    header: 'reviews:columns.decided',
    cell: ({ decided, people }) => `${decided} / ${people}`,
    align: 'end',
    card: 'fact',
  },
  { id: 'dueOn', header: 'reviews:columns.dueOn', cell: ({ dueOn }) => date(dueOn), align: 'end', card: 'fact' },
  {
    id: 'status',
    header: 'reviews:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** Reviews of who may what, newest first: of the own organization, for staff of all. */
export const AccessReviewsTable = () => {
  const { t } = useTranslation('reviews')
  const persona = usePersona()
  const list = useListState()
  const { sort: _, ...query } = list.query
  const status = accessReviewStatuses.find((each) => each === list.filter('status'))
  const reviews = useOperation(
    searchAccessReviews,
    { query: { ...query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="accessReviews"
      label={t('title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(reviews)}
      rowHref={({ id }) => inPersona(persona, `access-reviews/${id}`)}
      toolbar={
        <>
          {persona === 'COWBELL' && (
            <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('columns.organization')} />
          )}
          <FilterChips
            label={t('columns.status')}
            single
            options={accessReviewStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}
