import { useTranslation } from 'react-i18next'
import { quoteSorts } from '#shared/contracts/quote/quoteFilters.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { quoteStatusGroups, quoteTypes } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { quoteColumns } from '../parts/lists/quoteColumns.tsx'

const groups = Object.keys(quoteStatusGroups) as (keyof typeof quoteStatusGroups)[]
/** What a filter may name: a group, or a status where a link led here with one. */
const filters = [...groups, ...quoteStatuses]

/** Every quote in the reader's reach. */
export const QuotesPage = () => {
  const { t } = useTranslation('underwriting')
  const persona = usePersona()
  const teamId = useTeam()
  const list = useListState({ sort: '-lastUpdated' })
  const chosen = filters.filter((status) => list.filters('status').includes(status))
  const type = quoteTypes.find((each) => each === list.filter('type'))
  const quotes = useOperation(
    searchQuotes,
    {
      query: {
        ...list.query,
        sort: sortFrom(quoteSorts, list.sort),
        ...(chosen.length > 0 ? { status: chosen } : {}),
        ...(type ? { type } : {}),
        ...(teamId ? { teamId } : {}),
      },
    },
    { keepPrevious: true },
  )
  return (
    <Page>
      <PageHeader title={t('quotes.title')} />
      <DataTable
        name="staffQuotes"
        label={t('quotes.title')}
        columns={quoteColumns}
        rowId={(row) => row.id}
        {...list.table(quotes)}
        rowHref={({ id }) => quotePath(persona, id)}
        empty={{ title: t('quotes.empty'), hint: t('quotes.emptyHint') }}
        views
        toolbar={
          <>
            <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('quotes.search')} />
            <FilterChips
              label={t('columns.status')}
              options={groups.map((value) => ({ value, label: t(`quotes.status.${value}`) }))}
              value={chosen}
              onChange={(next) => list.setFilter('status', next)}
            />
            <FilterChips
              label={t('quotes.type')}
              single
              options={quoteTypes.map((value) => ({ value, label: t(`quotes.types.${value}`) }))}
              value={type ? [type] : []}
              onChange={([next]) => list.setFilter('type', next)}
            />
          </>
        }
      />
    </Page>
  )
}
