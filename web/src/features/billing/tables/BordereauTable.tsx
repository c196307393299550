import { useTranslation } from 'react-i18next'
import type { BordereauRow } from '#shared/contracts/billing/bordereaux.ts'
import { statesOf } from '#shared/regions/states.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

const Transaction = ({ row: { transaction } }: { row: BordereauRow }) => {
  const { t } = useTranslation('billing')
  return t(`bordereaux.transactions.${transaction}`)
}

const amount = (id: 'commission' | 'due' | 'fees' | 'gross' | 'net' | 'taxes'): Column<BordereauRow> => ({
  id,
  header: `billing:bordereaux.${id}`,
  cell: (row) => exactMoney(row[id]),
  align: 'end',
  ...((id === 'gross' || id === 'commission' || id === 'net') && { card: 'fact' as const }),
})

const columns: readonly Column<BordereauRow>[] = [
  {
    id: 'policy',
    header: 'billing:bordereaux.policy',
    cell: ({ policyId, policyNumber, companyName }) => (
      <PolicyLink policyId={policyId} policyNumber={policyNumber} companyName={companyName} />
    ),
    fixed: true,
    card: 'title',
  },
  ...(statesOf(region).length > 0
    ? [{ id: 'state', header: 'billing:bordereaux.state' as const, cell: ({ state }: BordereauRow) => state ?? '' }]
    : []),
  {
    id: 'transaction',
    header: 'billing:bordereaux.transaction',
    cell: (row) => <Transaction row={row} />,
    card: 'text',
  },
  {
    id: 'effective',
    header: 'billing:bordereaux.effective',
    cell: ({ effectiveDate }) => date(effectiveDate),
    card: 'text',
  },
  amount('gross'),
  amount('commission'),
  amount('net'),
  amount('taxes'),
  amount('fees'),
  amount('due'),
]

/** The transactions of a premium bordereau, as they were booked. */
export const BordereauTable = (props: Pick<DataTableProps<BordereauRow>, 'error' | 'loading' | 'onRetry' | 'rows'>) => {
  const { t } = useTranslation('billing')
  const isCarrier = usePersona() === 'CARRIER'
  return (
    <DataTable
      name="premiumBordereau"
      label={t('bordereaux.premium')}
      columns={columns}
      rowId={({ entryId }) => entryId}
      {...props}
      empty={{ title: t('bordereaux.empty'), hint: t(isCarrier ? 'bordereaux.ownEmptyHint' : 'bordereaux.emptyHint') }}
    />
  )
}
