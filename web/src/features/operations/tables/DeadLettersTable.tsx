import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listDeadLetters } from '#shared/contracts/platform/deadLetters.ts'
import type { DeadLetterSummary } from '#shared/records/deadLetter/deadLetter.ts'
import { deadLetterStatuses } from '#shared/records/deadLetter/deadLetterStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import * as operationsDialogs from '../dialogs.ts'
import { useDeadLetterActions } from './useDeadLetterActions.tsx'

/** While something is tried again the list is asked for again every so many milliseconds. */
const often = 3000

/** What should have come of it, and what had happened. */
const Work = ({ letter: { service, handler, event } }: { letter: DeadLetterSummary }) => (
  <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
    {wordsOf(handler)}
    <Typography variant="caption" color="text.secondary" component="div">
      {`${service} · ${event}`}
    </Typography>
  </Box>
)

/** With what it failed; whoever discarded it said why. */
const Failure = ({ letter: { failure, decision } }: { letter: DeadLetterSummary }) => (
  <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 220 }}>
    {failure}
    {decision?.reason !== undefined && (
      <Typography variant="caption" color="text.secondary" component="div">
        {`${decision.by}: ${decision.reason}`}
      </Typography>
    )}
  </Box>
)

const columns: readonly Column<DeadLetterSummary>[] = [
  {
    id: 'handler',
    header: 'operations:letters.columns.work',
    cell: (letter) => <Work letter={letter} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'status',
    header: 'operations:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
  {
    id: 'failure',
    header: 'operations:letters.columns.failure',
    cell: (letter) => <Failure letter={letter} />,
    card: 'fact',
  },
  {
    id: 'tries',
    header: 'operations:letters.columns.tries',
    cell: ({ tries }) => tries.toLocaleString(),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'created',
    header: 'operations:letters.columns.since',
    cell: ({ created }) => dateTime(created),
    align: 'end',
    card: 'fact',
  },
]

/** What had happened and could not be followed by what should have come of it, newest first. */
export const DeadLettersTable = () => {
  const { t } = useTranslation('operations')
  const list = useListState()
  const actions = useDeadLetterActions()
  const { open } = useDialogs()
  const status = deadLetterStatuses.find((each) => each === list.filter('status'))
  const { search: _, sort: __, ...query } = list.query
  const letters = useOperation(
    listDeadLetters,
    { query: { ...query, ...(status && { status }) } },
    {
      keepPrevious: true,
      refetchInterval: (page) => (page?.hits.some((letter) => letter.status === 'RETRIED') ? often : false),
    },
  )
  return (
    <DataTable
      name="deadLetters"
      label={t('letters.title')}
      columns={columns}
      rowId={({ id }) => id}
      onRowClick={({ id }) => open(operationsDialogs.deadLetter, { deadLetterId: id })}
      {...list.table(letters)}
      actions={actions}
      toolbar={
        <FilterChips
          label={t('columns.status')}
          single
          options={deadLetterStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={status === undefined ? [] : [status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{ title: t('letters.none'), hint: t('letters.noneHint') }}
    />
  )
}
