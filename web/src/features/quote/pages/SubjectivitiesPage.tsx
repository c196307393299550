import { useTranslation } from 'react-i18next'
import { boardSorts, boardStatuses } from '#shared/contracts/quote/boardFilters.ts'
import { searchSubjectivities } from '#shared/contracts/quote/search.ts'
import { useFallback } from '#web/api/newsState.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { useListState } from '#web/tables/useListState.ts'
import { boardColumns } from '../parts/board/boardColumns.tsx'

const assignees = ['me', 'none'] as const

/** What quotes and covers are subject to still: what is overdue, what waits to be judged, what is due next. */
export const SubjectivitiesPage = () => {
  const { t } = useTranslation(['quote', 'common'])
  const persona = usePersona()
  const isStaff = persona === 'COWBELL'
  const list = useListState({ sort: 'due' })
  const status = boardStatuses.find((each) => each === list.filter('status'))
  const assignee = isStaff ? assignees.find((each) => each === list.filter('assignee')) : undefined
  const { search: _, ...query } = list.query
  const board = useOperation(
    searchSubjectivities,
    {
      query: {
        ...query,
        sort: sortFrom(boardSorts, list.sort),
        ...(status && { status }),
        ...(assignee && { assignee }),
      },
    },
    { keepPrevious: true, refetchInterval: useFallback(60_000) },
  )
  return (
    <Page>
      <PageHeader title={t('board.title')} subtitle={t(isStaff ? 'board.subtitle' : 'board.agencySubtitle')} />
      <DataTable
        name="subjectivities"
        label={t('board.title')}
        columns={isStaff ? boardColumns.COWBELL : boardColumns.AGENCY}
        rowId={(row) => row.id}
        {...list.table(board)}
        rowHref={({ id }) => quotePath(persona, id)}
        empty={{ title: t('board.empty'), hint: t('board.emptyHint') }}
        toolbar={
          <>
            <FilterChips
              label={t('board.standing')}
              single
              options={boardStatuses.map((value) => ({ value, label: t(`common:subjectivity.status.${value}`) }))}
              value={status ? [status] : []}
              onChange={([next]) => list.setFilter('status', next)}
            />
            {isStaff && (
              <FilterChips
                label={t('board.assignee')}
                single
                options={assignees.map((value) => ({ value, label: t(`board.assignees.${value}`) }))}
                value={assignee ? [assignee] : []}
                onChange={([next]) => list.setFilter('assignee', next)}
              />
            )}
          </>
        }
      />
    </Page>
  )
}
