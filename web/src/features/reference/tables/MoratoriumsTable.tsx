import { useTranslation } from 'react-i18next'
import type { Moratorium } from '#shared/contracts/policy/moratoriumRecord.ts'
import { listMoratoriums } from '#shared/contracts/policy/moratoriums.ts'
import { moratoriumStatuses } from '#shared/records/moratorium/moratoriumStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { useActWords } from '#web/records/freeze/useActWords.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import * as referenceDialogs from '../dialogs.ts'
import { useAreaWords } from './useAreaWords.ts'

const Area = ({ moratorium }: { moratorium: Moratorium }) => useAreaWords()(moratorium)

const Acts = ({ moratorium: { acts } }: { moratorium: Moratorium }) => useActWords()(acts)

const columns: readonly Column<Moratorium>[] = [
  { id: 'source', header: 'reference:moratorium.source', cell: ({ source }) => source, fixed: true, card: 'title' },
  {
    id: 'status',
    header: 'reference:moratorium.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
  {
    id: 'area',
    header: 'reference:moratorium.area',
    cell: (moratorium) => <Area moratorium={moratorium} />,
    card: 'fact',
  },
  {
    id: 'acts',
    header: 'records:freeze.freezes',
    cell: (moratorium) => <Acts moratorium={moratorium} />,
    card: 'text',
  },
  { id: 'from', header: 'reference:moratorium.from', cell: ({ from }) => date(from), align: 'end', card: 'fact' },
  { id: 'until', header: 'reference:moratorium.until', cell: ({ until }) => date(until), align: 'end', card: 'fact' },
]

/** The moratoriums of the region, newest first. */
export const MoratoriumsTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const persona = usePersona()
  const list = useListState()
  const status = moratoriumStatuses.find((each) => each === list.filter('status'))
  const { sort: _, ...query } = list.query
  const moratoriums = useOperation(
    listMoratoriums,
    { query: { ...query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  const actions = ({ id, source, status: at }: Moratorium): readonly RowAction[] =>
    at === 'STANDING'
      ? [
          {
            label: t('moratorium.end'),
            onSelect: () => open(referenceDialogs.endMoratorium, { moratoriumId: id, source }),
          },
        ]
      : []
  return (
    <DataTable
      name="moratoriums"
      label={t('moratorium.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(moratoriums)}
      rowHref={({ id }) => `${inPersona(persona, 'moratoriums')}/${id}`}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('moratorium.source')} />
          <FilterChips
            label={t('moratorium.status')}
            single
            options={moratoriumStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('moratorium.none'), hint: t('moratorium.noneHint') }}
    />
  )
}
