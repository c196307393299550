import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { InboxRow } from '#shared/contracts/quote/quote.ts'
import { inboxSorts } from '#shared/contracts/quote/quoteFilters.ts'
import { markQuoteRead } from '#shared/contracts/quote/quotes.ts'
import { searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import { takeReferral } from '#shared/contracts/quote/underwriting.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { valueBands } from '#shared/domain/quoting/valueBands.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { useFallback } from '#web/api/newsState.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inboxQuotePath } from '#web/paths.ts'
import { OverdueCovers } from '#web/records/subjectivity/OverdueCovers.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { toast } from '#web/ui/toast.ts'
import { inboxColumns } from '../parts/lists/inboxColumns.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

/** What waits: referrals, those in somebody's hands, quotes on their way to be bound, and what is followed up of cover. */
const groups = {
  REFERRED: ['REFERRED'],
  IN_REVIEW: ['IN_REVIEW'],
  REQUESTED: ['REQUESTED', 'SIGNED'],
  COVERS: ['BOUND', 'ISSUED'],
} as const satisfies Readonly<Record<string, readonly QuoteStatus[]>>
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as readonly Group[]
const assignees = ['me', 'none'] as const

/** A line that is not known yet, which takes its room already. */
const noWords = '\u00a0'

/** `Needed soon` is within this many days. */
const soon = 3

/** What waits for an underwriter: the oldest first, what was not read yet in bold. */
export const UnderwriterInboxPage = () => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const cache = useQueryClient()
  const teamId = useTeam()
  const list = useListState({ sort: 'lastUpdated' })
  const chosen = groupNames.filter((group) => list.filters('status').includes(group))
  const assignee = assignees.find((each) => each === list.filter('assignee'))
  const value = valueBands.find((each) => each === list.filter('value'))
  const isSoon = list.filter('needed') === 'soon'
  const day = todayHere()
  const inbox = useOperation(
    searchUnderwriterInbox,
    {
      query: {
        ...list.query,
        sort: sortFrom(inboxSorts, list.sort),
        ...(chosen.length > 0 ? { status: chosen.flatMap((group) => groups[group]) } : {}),
        ...(assignee ? { assignee } : {}),
        ...(value ? { value } : {}),
        ...(isSoon ? { needBy: addDays(day, soon) } : {}),
        ...(teamId ? { teamId } : {}),
      },
    },
    { keepPrevious: true, refetchInterval: useFallback(60_000) },
  )
  const mark = useCommand(markQuoteRead, { invalidates: [searchUnderwriterInbox] })
  const take = useCommand(takeReferral, { invalidates: quoteReads })
  const open = ({ id }: InboxRow) => navigate(inboxQuotePath(persona, id))
  const actions = (row: InboxRow): readonly RowAction[] => [
    { label: t('inbox.open'), onSelect: () => open(row) },
    ...(canQuote(row.agencyStatus, 'take')
      ? [
          {
            label: t('decision.take'),
            onSelect: () =>
              take.mutate(
                { params: { quoteId: row.id }, body: { release: false } },
                {
                  onSuccess: () =>
                    toast.success(t('bar.taken'), { action: { label: t('inbox.open'), run: () => open(row) } }),
                  onError: (problem) => {
                    toast.problem(problem)
                    void cache.invalidateQueries({ queryKey: [searchUnderwriterInbox.name] })
                  },
                },
              ),
          },
        ]
      : []),
    {
      label: t(row.read ? 'inbox.markUnread' : 'inbox.markRead'),
      onSelect: () =>
        mark.mutate(
          { params: { quoteId: row.id }, body: { read: !row.read } },
          { onError: (problem) => toast.problem(problem) },
        ),
    },
  ]
  const narrowed =
    chosen.length > 0 || assignee !== undefined || value !== undefined || isSoon || list.search !== undefined
  // Of a team nobody counts more than the page has.
  const isWhole = teamId === undefined || (inbox.data?.nextToken === undefined && inbox.data?.prevToken === undefined)
  const waiting = isWhole ? t('inbox.waiting', { count: inbox.data?.totalHits ?? 0 }) : t('inbox.ofTeam')
  return (
    <Page>
      <PageHeader title={t('inbox.title')} subtitle={narrowed ? t('inbox.narrowed') : inbox.data ? waiting : noWords} />
      <DataTable
        name="underwriterInbox"
        label={t('inbox.title')}
        columns={inboxColumns}
        rowId={(row) => row.id}
        {...list.table(inbox)}
        rowHref={({ id }) => inboxQuotePath(persona, id)}
        actions={actions}
        empty={{ title: t('inbox.empty'), hint: t('inbox.emptyHint') }}
        views
        toolbar={
          <>
            <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('inbox.search')} />
            <FilterChips
              label={t('inbox.assignee')}
              single
              options={assignees.map((value) => ({ value, label: t(`inbox.assignees.${value}`) }))}
              value={assignee ? [assignee] : []}
              onChange={([next]) => list.setFilter('assignee', next)}
            />
            <FilterChips
              label={t('columns.status')}
              options={groupNames.map((value) => ({ value, label: t(`inbox.status.${value}`) }))}
              value={chosen}
              onChange={(next) => list.setFilter('status', next)}
            />
            <FilterChips
              label={t('inbox.value')}
              single
              options={valueBands.map((each) => ({
                value: each,
                label: t(`inbox.values.${each}`, { medium: compactMoney(10_000), large: compactMoney(50_000) }),
              }))}
              value={value ? [value] : []}
              onChange={([next]) => list.setFilter('value', next)}
            />
            <FilterChips
              label={t('columns.needBy')}
              single
              options={[{ value: 'soon', label: t('inbox.soon', { count: soon }) }]}
              value={isSoon ? ['soon'] : []}
              onChange={([next]) => list.setFilter('needed', next)}
            />
          </>
        }
      />
      {/* What waits for a decision comes first; what is followed up of cover is a matter of its own. */}
      <Box sx={{ mt: 2 }}>
        <OverdueCovers />
      </Box>
    </Page>
  )
}
