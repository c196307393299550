import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listJobs } from '#shared/contracts/platform/jobs.ts'
import type { JobSummary } from '#shared/records/job/job.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { jobStatuses } from '#shared/records/job/jobStatus.ts'
import { useFallback } from '#web/api/newsState.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import { JobAbout } from '../parts/JobAbout.tsx'
import { JobOutcome } from '../parts/JobOutcome.tsx'
import { useJobActions } from './useJobActions.tsx'

/** While something is under way the list is asked for again every so many milliseconds. */
const often = 3000

const Work = ({ job }: { job: JobSummary }) => {
  const { t } = useTranslation('operations')
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {t(`kinds.${job.kind}`, { defaultValue: wordsOf(job.kind) })}
      <JobAbout job={job} />
    </Box>
  )
}

/** When it began, and when it came to an end. */
const Span = ({ job: { created, ended } }: { job: JobSummary }) => {
  const { t } = useTranslation('operations')
  return (
    <>
      {dateTime(created)}
      {ended !== undefined && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('ended', { at: dateTime(ended) })}
        </Typography>
      )}
    </>
  )
}

const columns: readonly Column<JobSummary>[] = [
  { id: 'kind', header: 'operations:columns.kind', cell: (job) => <Work job={job} />, fixed: true, card: 'title' },
  {
    id: 'status',
    header: 'operations:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
  {
    id: 'done',
    header: 'operations:columns.done',
    cell: ({ done }) => done.toLocaleString(),
    align: 'end',
  },
  { id: 'outcome', header: 'operations:columns.outcome', cell: (job) => <JobOutcome job={job} />, card: 'fact' },
  { id: 'startedBy', header: 'operations:columns.startedBy', cell: ({ startedBy }) => startedBy, card: 'fact' },
  {
    id: 'created',
    header: 'operations:columns.created',
    cell: (job) => <Span job={job} />,
    align: 'end',
    card: 'fact',
  },
]

/** All jobs of the region, newest first; what runs is followed. */
export const JobsTable = () => {
  const { t } = useTranslation('operations')
  const list = useListState()
  const actions = useJobActions()
  const whileOpen = useFallback(often)
  const status = jobStatuses.find((each) => each === list.filter('status'))
  const { search: _, sort: __, ...query } = list.query
  const jobs = useOperation(
    listJobs,
    { query: { ...query, ...(status && { status }) } },
    {
      keepPrevious: true,
      refetchInterval: (page) => (page?.hits.some((job) => isOpenJob(job.status)) ? whileOpen : false),
    },
  )
  return (
    <DataTable
      name="jobs"
      label={t('title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(jobs)}
      actions={actions}
      toolbar={
        <FilterChips
          label={t('columns.status')}
          single
          options={jobStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={status === undefined ? [] : [status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
