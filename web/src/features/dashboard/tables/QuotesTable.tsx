import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuoteStatusFilter, quoteSorts } from '#shared/contracts/quote/quoteFilters.ts'
import { removeExpiredQuotes, removeQuotes } from '#shared/contracts/quote/removal.ts'
import { searchActionQuotes, searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { quoteStatusGroupNames as groups, quoteTypes } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { OnlyChip } from '#web/tables/OnlyChip.tsx'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import * as quoteDialogs from '../../quote/dialogs.ts'
import { ClientFilter } from '../parts/ClientFilter.tsx'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'
import { spans } from '../parts/spans.ts'
import { forStaff } from './forStaff.ts'
import { quoteColumns } from './quoteColumns.tsx'
import { knownOf, statusOptions } from './statusFilter.ts'
import { useClient } from './useClient.ts'
import { useQuoteActions } from './useQuoteActions.tsx'

/** The QUOTES tab: quotes in one's reach, newest first. */
export const QuotesTable = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const teamId = useTeam()
  const client = useClient()
  const actions = useQuoteActions()
  const may = useMay()
  const dialogs = useDialogs()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const list = useListState({ sort: '-lastUpdated', pageSize: 20 })
  const status = list.filters('status')
  const type = quoteTypes.find((each) => each === list.filter('type'))
  const made = spans.find((span) => String(span) === list.filter('made'))
  const isWaiting = list.filter('waiting') === 'me'
  const query = {
    ...list.query,
    sort: sortFrom(quoteSorts, list.sort),
    status: knownOf(QuoteStatusFilter.options, status),
    type,
    teamId,
  }
  const listed = useOperation(
    searchDashboardQuotes,
    { query: { ...query, prefilterAccountId: client.accountId, duration: made } },
    { keepPrevious: true, enabled: !isWaiting },
  )
  const waiting = useOperation(
    searchActionQuotes,
    { query: { ...query, accountId: client.accountId } },
    { keepPrevious: true, enabled: isWaiting },
  )
  const quotes = isWaiting ? waiting : listed
  const table = list.table(quotes)
  const shown = quotes.data?.hits ?? []
  const chosen = shown.filter(({ id }) => ticked.has(id)).map(({ id, quoteNumber }) => ({ id, quoteNumber }))
  const whose = client.accountId === undefined ? {} : { accountId: client.accountId }
  const clearing: readonly RowAction[] = [
    { label: t('actions.clearExpired'), onSelect: () => dialogs.open(quoteDialogs.removeExpiredQuotes, whose) },
    { label: t('actions.clearInvalid'), onSelect: () => dialogs.open(quoteDialogs.removeInvalidQuotes, whose) },
  ]
  return (
    <DataTable
      name="dashboardQuotes"
      label={t('tabs.quotes')}
      columns={persona === 'COWBELL' ? forStaff(quoteColumns) : quoteColumns}
      rowId={(row) => row.id}
      {...table}
      onClear={table.onClear ?? (client.accountId === undefined ? undefined : client.clear)}
      rowHref={(row) => quotePath(persona, row.id)}
      actions={actions}
      views
      selection={may(removeQuotes.access) ? { ids: ticked, onChange: setTicked } : undefined}
      toolbar={
        <>
          {chosen.length > 0 && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => dialogs.open(quoteDialogs.removeQuotes, { quotes: chosen })}
            >
              {t('actions.removeQuotes', { count: chosen.length })}
            </Button>
          )}
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search.quotes')} />
          <FilterChips
            label={t('filters.waiting')}
            single
            options={[{ value: 'me', label: t('filters.waitingForMe') }]}
            value={isWaiting ? ['me'] : []}
            onChange={([next]) => list.setFilter('waiting', next)}
          />
          <FilterChips
            label={t('filters.type')}
            single
            options={quoteTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={type ? [type] : []}
            onChange={([next]) => list.setFilter('type', next)}
          />
          <FilterChips
            label={t('filters.status')}
            options={statusOptions(
              groups,
              status,
              (group) => t(`groups.${group}`),
              (words) => t('filters.only', { status: words }),
            )}
            value={status}
            onChange={(next) => list.setFilter('status', next)}
          />
          {made !== undefined && !isWaiting && (
            <OnlyChip
              label={t('filters.behind.made', { value: t(`inSpan.${made}`) })}
              onClear={() => list.setFilter('made', undefined)}
            />
          )}
          {may(removeExpiredQuotes.access) && <RowMenu actions={clearing} text={t('actions.clear')} />}
          {client.accountId && <ClientFilter accountId={client.accountId} onClear={client.clear} />}
        </>
      }
      empty={{ title: t('empty.quotes'), hint: t('empty.quotesHint'), action: <NewAccountButton quiet /> }}
    />
  )
}
