import { useTranslation } from 'react-i18next'
import { type AssistantRequest, listAssistantRequests } from '#shared/contracts/webhook/assistants.ts'
import { assistantRequestStatuses } from '#shared/records/assistantRequest/assistantRequestStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import { standingOf } from '../parts/standingOf.ts'

/** What is touched by its names, as people call it. */
const about = ({ touched }: AssistantRequest): string =>
  touched.map(({ kind, name, id }) => `${wordsOf(kind)} ${name ?? id}`).join(', ') || '–'

const columns: readonly Column<AssistantRequest>[] = [
  {
    id: 'operation',
    header: 'assistants:columns.operation',
    cell: ({ operation }) => wordsOf(operation),
    fixed: true,
    card: 'title',
  },
  {
    id: 'status',
    header: 'assistants:columns.status',
    cell: (request) => <StatusChip status={standingOf(request)} />,
    card: 'status',
  },
  { id: 'about', header: 'assistants:columns.about', cell: about, card: 'text' },
  { id: 'name', header: 'assistants:columns.name', cell: ({ name }) => name, card: 'fact' },
  {
    id: 'created',
    header: 'assistants:columns.created',
    cell: ({ created }) => dateTime(created),
    card: 'fact',
  },
]

/** What the organization's assistants ask, the newest first. */
export const AssistantRequestsTable = () => {
  const { t } = useTranslation('assistants')
  const persona = usePersona()
  const list = useListState()
  const status = assistantRequestStatuses.find((each) => each === list.filter('status'))
  const { sort: _, search: __, ...query } = list.query
  const requests = useOperation(
    listAssistantRequests,
    { query: { ...query, ...(status && { status }) } },
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <DataTable
      name="assistantRequests"
      label={t('title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(requests)}
      rowHref={({ id }) => `${inPersona(persona, 'assistant-requests')}/${id}`}
      toolbar={
        <FilterChips
          label={t('columns.status')}
          single
          options={assistantRequestStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={status === undefined ? [] : [status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
