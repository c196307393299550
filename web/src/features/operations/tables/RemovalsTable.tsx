import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import { type DueRemoval, searchRemovals } from '#shared/contracts/docs/retention.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useListState } from '#web/tables/useListState.ts'

const Class = ({ of }: { of: DueRemoval['class'] }) => {
  const { t } = useTranslation('operations')
  return <>{t(`keeping.classes.${of}`)}</>
}

/** The day on which it goes; of what is held by what, since it stays. */
const GoesOn = ({ removal: { heldBy, removesOn } }: { removal: DueRemoval }) => {
  const { t } = useTranslation('operations')
  return <>{heldBy === undefined ? date(removesOn) : t('keeping.held', { by: heldBy })}</>
}

const columns: readonly Column<DueRemoval>[] = [
  {
    id: 'docName',
    header: 'operations:keeping.columns.name',
    cell: ({ docName }) => docName,
    fixed: true,
    card: 'title',
  },
  {
    id: 'docType',
    header: 'operations:keeping.columns.type',
    cell: ({ docType }) => docTypeLabel(docType, region.code),
    card: 'fact',
  },
  {
    id: 'class',
    header: 'operations:keeping.columns.class',
    cell: (removal) => <Class of={removal.class} />,
    card: 'fact',
  },
  {
    id: 'dueOn',
    header: 'operations:keeping.columns.dueOn',
    cell: ({ dueOn }) => date(dueOn),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'removesOn',
    header: 'operations:keeping.columns.removesOn',
    cell: (removal) => <GoesOn removal={removal} />,
    align: 'end',
    card: 'fact',
  },
]

/** The documents that are told to go, oldest first. */
export const RemovalsTable = () => {
  const { t } = useTranslation('operations')
  const list = useListState()
  const { search: _, sort: __, ...query } = list.query
  const removals = useOperation(searchRemovals, { query }, { keepPrevious: true })
  return (
    <DataTable
      name="removals"
      label={t('keeping.removals')}
      columns={columns}
      rowId={({ docId }) => docId}
      {...list.table(removals)}
      empty={{ title: t('keeping.none'), hint: t('keeping.noneHint') }}
    />
  )
}
