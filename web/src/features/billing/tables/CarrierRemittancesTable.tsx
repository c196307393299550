import { useTranslation } from 'react-i18next'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { carrierRemittanceSorts } from '#shared/contracts/billing/carrierRemittanceFilters.ts'
import { searchCarrierRemittances } from '#shared/contracts/billing/carrierRemittances.ts'
import { carrierRemittanceStatuses } from '#shared/records/carrierRemittance/carrierRemittanceStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import { useRemittanceActions } from '../parts/remittances/useRemittanceActions.ts'

const columns: readonly Column<CarrierRemittance>[] = [
  {
    id: 'carrierName',
    header: 'billing:carrierRemittances.carrier',
    cell: ({ carrierName }) => carrierName,
    sortBy: 'carrierName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'month',
    header: 'billing:carrierRemittances.month',
    cell: ({ month }) => monthText(month),
    sortBy: 'month',
    card: 'fact',
  },
  {
    id: 'amount',
    header: 'billing:carrierRemittances.amount',
    cell: ({ amount }) => exactMoney(amount),
    sortBy: 'amount',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'reference',
    header: 'billing:carrierRemittances.reference',
    cell: ({ payment }) => payment?.reference ?? '–',
  },
  {
    id: 'valueDate',
    header: 'billing:carrierRemittances.valueDate',
    cell: ({ payment }) => (payment === undefined ? '–' : date(payment.on)),
    card: 'fact',
  },
  {
    id: 'created',
    header: 'billing:carrierRemittances.created',
    cell: ({ created }) => date(created),
    sortBy: 'created',
    align: 'end',
  },
  {
    id: 'status',
    header: 'billing:carrierRemittances.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** Remittances to carriers, newest first. */
export const CarrierRemittancesTable = () => {
  const { t } = useTranslation('billing')
  const list = useListState({ sort: '-created' })
  const actions = useRemittanceActions()
  const status = carrierRemittanceStatuses.find((each) => each === list.filter('status'))
  const remittances = useOperation(
    searchCarrierRemittances,
    { query: { ...list.query, sort: sortFrom(carrierRemittanceSorts, list.sort), ...(status && { status }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="carrierRemittances"
      label={t('carrierRemittances.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(remittances)}
      rowHref={({ id }) => inPersona('COWBELL', `carrier-remittances/${id}`)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('carrierRemittances.carrier')} />
          <FilterChips
            label={t('carrierRemittances.status')}
            single
            options={carrierRemittanceStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('carrierRemittances.empty'), hint: t('carrierRemittances.emptyHint') }}
    />
  )
}
