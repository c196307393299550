import { useTranslation } from 'react-i18next'
import { getSubmissionStats, searchSubmissions } from '#shared/contracts/account/submissions.ts'
import { submissionChannels } from '#shared/domain/account/submissionChannels.ts'
import { submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { number } from '#web/i18n/format.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { submissionPath } from '#web/paths.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { OnlyChip } from '#web/tables/OnlyChip.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { NewSubmissionButton } from '../parts/NewSubmissionButton.tsx'
import { forStaff } from './forStaff.ts'
import { submissionColumns } from './submissionColumns.tsx'

/** The SUBMISSIONS tab, and the list of submissions: companies that agencies bring, and what becomes of them. */
export const SubmissionsTable = () => {
  const { t } = useTranslation(['submission', 'dashboard'])
  const persona = usePersona()
  const staff = persona === 'COWBELL'
  const teamId = useTeam()
  const list = useListState({ sort: '-created', pageSize: 20 })
  const status = submissionStatuses.find((each) => each === list.filter('status'))
  const channel = submissionChannels.find((each) => each === list.filter('channel'))
  const assignee = list.filter('assignee') === 'me' ? 'me' : undefined
  const submissions = useOperation(
    searchSubmissions,
    { query: { ...list.query, status, teamId, assignee, channel } },
    { keepPrevious: true },
  )
  const { data: counts } = useOperation(getSubmissionStats, { query: { teamId } })
  const labelOf = (value: (typeof submissionStatuses)[number]) => {
    const count = counts?.[value] ?? 0
    return count > 0 ? `${t(`status.${value}`)} ${number(count)}` : t(`status.${value}`)
  }
  return (
    <DataTable
      name="dashboardSubmissions"
      label={t('submissions')}
      columns={staff ? forStaff(submissionColumns) : submissionColumns}
      rowId={(row) => row.id}
      {...list.table(submissions)}
      rowHref={(row) => submissionPath(persona, row.id)}
      views
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          {staff && (
            <FilterChips
              label={t('filters.assignee')}
              single
              options={[{ value: 'me', label: t('filters.mine') }]}
              value={assignee ? [assignee] : []}
              onChange={([next]) => list.setFilter('assignee', next)}
            />
          )}
          <FilterChips
            label={t('filters.status')}
            single
            options={submissionStatuses.map((value) => ({ value, label: labelOf(value) }))}
            value={status ? [status] : []}
            onChange={([next]) => list.setFilter('status', next)}
          />
          {channel && (
            <OnlyChip
              label={t('dashboard:filters.behind.channel', { value: t(`dashboard:partners.channels.${channel}`) })}
              onClear={() => list.setFilter('channel', undefined)}
            />
          )}
        </>
      }
      empty={{ title: t('empty'), hint: t('emptyHint'), action: <NewSubmissionButton quiet /> }}
    />
  )
}
