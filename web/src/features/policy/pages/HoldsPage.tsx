import { useTranslation } from 'react-i18next'
import type { Hold } from '#shared/contracts/policy/holdRecord.ts'
import { listHolds } from '#shared/contracts/policy/holds.ts'
import { holdStatuses } from '#shared/records/hold/holdStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
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
import { liftHold } from '../dialogs.ts'

const Kind = ({ hold: { kind } }: { hold: Hold }) => useTranslation('records').t(`freeze.holds.${kind}`)

const Acts = ({ hold: { acts } }: { hold: Hold }) => useActWords()(acts)

const columns: readonly Column<Hold>[] = [
  {
    id: 'policyNumber',
    header: 'policy:hold.policy',
    cell: ({ policyNumber }) => policyNumber,
    fixed: true,
    card: 'title',
  },
  { id: 'status', header: 'policy:hold.status', cell: ({ status }) => <StatusChip status={status} />, card: 'status' },
  { id: 'kind', header: 'policy:hold.kind', cell: (hold) => <Kind hold={hold} />, card: 'fact' },
  { id: 'acts', header: 'records:freeze.freezes', cell: (hold) => <Acts hold={hold} />, card: 'text' },
  { id: 'from', header: 'policy:hold.from', cell: ({ from }) => date(from), align: 'end', card: 'fact' },
  {
    id: 'until',
    header: 'policy:hold.until',
    cell: ({ until }) => (until === undefined ? '–' : date(until)),
    align: 'end',
    card: 'fact',
  },
]

/** Every policy that is held, and why nothing happens to it; those that were lifted beside. */
export const HoldsPage = () => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const may = useMay()
  const persona = usePersona()
  const list = useListState()
  const status = holdStatuses.find((each) => each === list.filter('status'))
  const { sort: _, ...query } = list.query
  const holds = useOperation(listHolds, { query: { ...query, ...(status && { status }) } }, { keepPrevious: true })
  const actions = ({ id, status: at }: Hold): readonly RowAction[] =>
    at === 'STANDING' && may('freeze:manage')
      ? [{ label: t('hold.lift'), onSelect: () => open(liftHold, { holdId: id }) }]
      : []
  return (
    <Page>
      <PageHeader title={t('hold.holds')} subtitle={t('hold.about')} />
      <DataTable
        name="holds"
        label={t('hold.holds')}
        columns={columns}
        rowId={({ id }) => id}
        {...list.table(holds)}
        rowHref={({ id }) => `${inPersona(persona, 'holds')}/${id}`}
        actions={actions}
        toolbar={
          <>
            <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('hold.policy')} />
            <FilterChips
              label={t('hold.status')}
              single
              options={holdStatuses.map((value) => ({ value, label: statusWords(value) }))}
              value={status === undefined ? [] : [status]}
              onChange={([next]) => list.setFilter('status', next)}
            />
          </>
        }
        empty={{ title: t('hold.none'), hint: t('hold.noneHint') }}
      />
    </Page>
  )
}
