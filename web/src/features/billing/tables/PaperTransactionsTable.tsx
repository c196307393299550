import { useTranslation } from 'react-i18next'
import { listPaperTransactions, type PaperTransaction } from '#shared/contracts/billing/paperDays.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { paperDeeds } from '#shared/domain/policy/paperDays.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

const Deed = ({ row: { deed } }: { row: PaperTransaction }) => {
  const { t } = useTranslation('billing')
  return t(`paperDays.deeds.${deed}`)
}

const columns: readonly Column<PaperTransaction>[] = [
  {
    id: 'policy',
    header: 'billing:paperDays.policy',
    cell: ({ policyId, policyNumber, companyName }) => (
      <PolicyLink policyId={policyId} policyNumber={policyNumber} companyName={companyName} />
    ),
    fixed: true,
    card: 'title',
  },
  { id: 'deed', header: 'billing:paperDays.deed', cell: (row) => <Deed row={row} />, card: 'text' },
  { id: 'day', header: 'billing:paperDays.doneOn', cell: ({ day }) => date(day), card: 'fact' },
  {
    id: 'effectiveDate',
    header: 'billing:paperDays.effective',
    cell: ({ effectiveDate }) => date(effectiveDate),
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'billing:paperDays.premium',
    cell: ({ premium }) => exactMoney(premium),
    align: 'end',
    card: 'fact',
  },
]

type PaperTransactionsTableProps = { from: CalendarDate; to: CalendarDate; carrierId: string | undefined }

/** What was done on a carrier's paper on the days of a span, the newest day first. */
export const PaperTransactionsTable = ({ from, to, carrierId }: PaperTransactionsTableProps) => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const list = useListState({})
  const asked = list.filters('deed')
  const deed = paperDeeds.filter((each) => asked.includes(each))
  const { search: _, sort: __, before: ___, ...place } = list.query
  const rows = useOperation(
    listPaperTransactions,
    { query: { ...place, from, to, ...(carrierId !== undefined && { carrierId }), ...(deed.length > 0 && { deed }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="paperTransactions"
      label={t('paperDays.transactions')}
      columns={columns}
      rowId={({ key }) => key}
      {...list.table(rows)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      toolbar={
        <FilterChips
          label={t('paperDays.deed')}
          options={paperDeeds.map((value) => ({ value, label: t(`paperDays.deeds.${value}`) }))}
          value={deed}
          onChange={(next) => list.setFilter('deed', next.length === 0 ? undefined : next)}
        />
      }
      empty={{ title: t('paperDays.empty'), hint: t('paperDays.emptyHint') }}
    />
  )
}
