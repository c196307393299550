import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import type { QueueHit } from '#shared/contracts/claims/claimFile.ts'
import { queueSorts, searchClaimQueue } from '#shared/contracts/claims/desk.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { date, dateTime, exactMoney, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { approvesPayments } from '#web/records/claim/approvalsWaiting.ts'
import { ClaimStatusChip } from '#web/records/claim/ClaimStatusChip.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones = { NONE: 'review', DUE: 'payment', LATE: 'refused', ESCALATED: 'refused' } as const

/** The day of the diary that is first due; what is due today is not late. */
const DiaryDay = ({ diaryDue, escalation }: Pick<QueueHit, 'diaryDue' | 'escalation'>) => {
  const { t } = useTranslation('claims')
  if (diaryDue === undefined) return '–'
  const label = escalation === 'DUE' ? t('dueToday') : date(diaryDue)
  return <StatusChip status={escalation} tone={tones[escalation]} label={label} />
}

const columns: readonly Column<QueueHit>[] = [
  { id: 'number', header: 'claims:columns.number', cell: (row) => row.claimNumber ?? '–', fixed: true, card: 'title' },
  {
    id: 'companyName',
    header: 'claims:columns.company',
    cell: (row) => row.companyName,
    sortBy: 'companyName',
    card: 'text',
  },
  {
    id: 'age',
    header: 'claims:columns.age',
    cell: (row) => number(row.ageDays),
    sortBy: 'filedOn',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'diary',
    header: 'claims:columns.diary',
    cell: (row) => <DiaryDay {...row} />,
    sortBy: 'diaryDue',
    card: 'fact',
  },
  { id: 'adjuster', header: 'claims:columns.adjuster', cell: (row) => row.adjuster?.name ?? '–' },
  {
    id: 'outstanding',
    header: 'claims:columns.outstanding',
    cell: (row) => exactMoney(row.outstanding ?? 0),
    align: 'end',
  },
  { id: 'paid', header: 'claims:columns.paid', cell: (row) => exactMoney(row.paid ?? 0), align: 'end' },
  {
    id: 'status',
    header: 'claims:columns.status',
    cell: (row) => <ClaimStatusChip status={row.status} />,
    card: 'status',
  },
]

/** What waits for whoever reads the queue, where it is of what waits. */
const toApprove: Column<QueueHit> = {
  id: 'toApprove',
  header: 'claims:columns.toApprove',
  cell: (row) => exactMoney(row.toApprove ?? 0),
  align: 'end',
  card: 'fact',
}
const approvalColumns = columns.toSpliced(-1, 0, toApprove)

/** What a vendor is not told, and what is sorted by the desk's days. */
const ofDesk = ['adjuster', 'outstanding', 'paid']

/** By when a vendor answers whether it takes the work. */
const AnswerBy = ({ answerBy }: Pick<QueueHit, 'answerBy'>) => {
  if (answerBy === undefined) return '–'
  const standing = Date.parse(answerBy) < nowHere() ? 'LATE' : 'DUE'
  return <StatusChip status={standing} tone={tones[standing]} label={dateTime(answerBy)} />
}

const toAnswer: Column<QueueHit> = {
  id: 'answerBy',
  header: 'claims:columns.answerBy',
  cell: (row) => <AnswerBy {...row} />,
  card: 'fact',
}
const vendorColumns: readonly Column<QueueHit>[] = columns
  .filter(({ id }) => !ofDesk.includes(id))
  .map(({ sortBy, ...column }) => (sortBy === undefined || sortBy === 'diaryDue' ? column : { ...column, sortBy }))
  .toSpliced(2, 0, toAnswer)

const views = ['open', 'answer', 'mine', 'nobody', 'due', 'approvals', 'noticed', 'CLOSED'] as const
const vendorViews: readonly (typeof views)[number][] = ['open', 'answer', 'due', 'CLOSED']
/** Work is a vendor's to answer. */
const carrierViews = views.filter((view) => view !== 'answer')
/** Levels of notice are carriers'. */
const staffViews = carrierViews.filter((view) => view !== 'noticed')
const queries = {
  open: {},
  answer: { toAnswer: 'true' },
  mine: { assigned: 'me' },
  nobody: { assigned: 'nobody' },
  due: { due: 'true' },
  approvals: { toApprove: 'true' },
  noticed: { noticed: 'true' },
  CLOSED: { status: 'CLOSED' },
} as const

/** The claims that the desk, or a vendor, works on: how old they are, and what is due. */
export const QueueTable = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const list = useListState({ sort: 'filedOn' })
  const isVendor = persona === 'VENDOR'
  const role = useSession()?.claims.role
  const ofPersona = isVendor ? vendorViews : persona === 'CARRIER' ? carrierViews : staffViews
  const offered = ofPersona.filter((each) => each !== 'approvals' || approvesPayments(role))
  const view = offered.find((each) => each === list.filter('view')) ?? 'open'
  const claims = useOperation(
    searchClaimQueue,
    { query: { ...list.query, ...queries[view], sort: sortFrom(queueSorts, list.sort) } },
    { keepPrevious: true },
  )
  const table = list.table(claims)
  return (
    <DataTable
      name="claimQueue"
      label={t('queue')}
      columns={isVendor ? vendorColumns : view === 'approvals' ? approvalColumns : columns}
      rowId={({ id }) => id}
      {...table}
      // Another queue is no filter: where nothing waits in it, that is said.
      onClear={list.search === undefined ? undefined : table.onClear}
      rowHref={({ id }) => inPersona(persona, `claims/${id}`)}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <Select
            size="small"
            value={view}
            inputProps={{ 'aria-label': t('view') }}
            onChange={({ target }) => list.setFilter('view', target.value)}
          >
            {offered.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`views.${each}`)}
              </MenuItem>
            ))}
          </Select>
        </>
      }
      empty={{ title: t('none'), hint: t('queueEmpty') }}
    />
  )
}
