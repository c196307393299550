import type { SubmissionHit } from '#shared/contracts/account/submissions.ts'
import { SubmissionDue } from '#web/records/submission/SubmissionDue.tsx'
import { SubmissionStanding } from '#web/records/submission/SubmissionStanding.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'

/** The SUBMISSIONS tab and the list of submissions. */
export const submissionColumns: readonly Column<SubmissionHit>[] = [
  {
    id: 'company',
    field: 'accountName',
    header: 'submission:columns.company',
    cell: (row) => row.accountName,
    sortBy: 'accountName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'number',
    field: 'submissionNumber',
    header: 'submission:columns.number',
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.submissionNumber}</span>,
    card: 'fact',
  },
  {
    id: 'status',
    header: 'submission:columns.status',
    cell: (row) => <SubmissionStanding submission={row} />,
    card: 'status',
  },
  { id: 'due', header: 'submission:columns.due', cell: (row) => <SubmissionDue submission={row} />, card: 'fact' },
  {
    id: 'needBy',
    header: 'submission:columns.needBy',
    cell: (row) => <DateText value={row.needBy} />,
    sortBy: 'needBy',
    card: 'fact',
  },
  {
    id: 'assignee',
    header: 'submission:columns.assignee',
    cell: (row) => row.assignee?.name ?? '–',
  },
  {
    id: 'agency',
    field: 'agencyName',
    header: 'dashboard:columns.agency',
    cell: (row) => row.agencyName ?? '–',
    hidden: true,
  },
  {
    id: 'created',
    header: 'submission:columns.created',
    cell: (row) => <DateText value={row.created} as="ago" />,
    sortBy: 'created',
    card: 'fact',
  },
]
