import { useTranslation } from 'react-i18next'
import { type Receivable, searchReceivables } from '#shared/contracts/billing/receivables.ts'
import { ages } from '#shared/domain/ledger/ages.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import * as dialogsOf from '../dialogs.ts'

type Told = { row: Receivable }

const OwedBy = ({ row: { owedBy } }: Told) => useTranslation('billing').t(`receivables.owers.${owedBy}`)

const Late = ({ row: { daysLate } }: Told) => useTranslation('billing').t('receivables.days', { count: daysLate })

const columns: readonly Column<Receivable>[] = [
  {
    id: 'companyName',
    header: 'billing:receivables.company',
    cell: ({ companyName }) => companyName,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:receivables.policyNumber',
    cell: ({ policyNumber }) => policyNumber,
    width: 175,
  },
  { id: 'invoiceNumber', header: 'billing:receivables.invoiceNumber', cell: ({ invoiceNumber }) => invoiceNumber },
  { id: 'owedBy', header: 'billing:receivables.owedBy', cell: (row) => <OwedBy row={row} /> },
  {
    id: 'dueDate',
    header: 'billing:receivables.due',
    cell: ({ dueDate }) => date(dueDate),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'daysLate',
    header: 'billing:receivables.daysLate',
    cell: (row) => <Late row={row} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'amount',
    header: 'billing:receivables.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
]

/** What is late, the oldest first. */
export const ReceivablesTable = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({})
  const age = ages.find((each) => each === list.filter('age'))
  const { search: _, ...place } = list.query
  const rows = useOperation(searchReceivables, { query: { ...place, ...(age && { age }) } }, { keepPrevious: true })
  const actions = ({ policyId }: Receivable): readonly RowAction[] => [
    ...(may('billing:invoice')
      ? [{ label: t('remind.action'), onSelect: () => open(dialogsOf.sendInvoiceReminder, { policyId }) }]
      : []),
    ...(may('billing:manage')
      ? [{ label: t('apply.action'), onSelect: () => open(dialogsOf.applyExternalPayment, { policyId }) }]
      : []),
  ]
  return (
    <DataTable
      name="receivables"
      label={t('receivables.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(rows)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={actions}
      toolbar={
        <FilterChips
          label={t('receivables.daysLate')}
          single
          options={ages.map((value) => ({ value, label: t(`receivables.ages.${value}`) }))}
          value={age === undefined ? [] : [age]}
          onChange={([next]) => list.setFilter('age', next)}
        />
      }
      empty={{
        title: t(persona === 'AGENCY' ? 'receivables.nothingOwed' : 'receivables.nothingLate'),
        hint: t(persona === 'AGENCY' ? 'receivables.emptyHintOwn' : 'receivables.emptyHint'),
      }}
    />
  )
}
