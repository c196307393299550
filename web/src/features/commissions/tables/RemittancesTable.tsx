import { useTranslation } from 'react-i18next'
import type { RemittanceRow } from '#shared/contracts/commissions/remittance.ts'
import { listRemittances } from '#shared/contracts/commissions/remittances.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney, number } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const exceptionsOf = ({ counts }: RemittanceRow): number =>
  Object.entries(counts).reduce((sum, [kind, count]) => sum + (kind === 'MATCHED' ? 0 : count), 0)

const columns: readonly Column<RemittanceRow>[] = [
  { id: 'sender', header: 'commissions:remittance.sender', cell: ({ sender }) => sender, fixed: true, card: 'title' },
  { id: 'period', header: 'commissions:remittance.period', cell: ({ period }) => monthText(period), card: 'fact' },
  { id: 'file', header: 'commissions:remittance.file', cell: ({ fileName }) => fileName },
  {
    id: 'matched',
    header: 'commissions:remittance.matched',
    cell: ({ counts }) => number(counts.MATCHED),
    align: 'end',
  },
  {
    id: 'exceptions',
    header: 'commissions:exception.title',
    cell: (row) => number(exceptionsOf(row)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'total',
    header: 'commissions:remittance.total',
    cell: ({ total }) => exactMoney(total),
    align: 'end',
    card: 'fact',
  },
  { id: 'created', header: 'commissions:remittance.read', cell: ({ created }) => date(created), align: 'end' },
  {
    id: 'status',
    header: 'commissions:remittance.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** What was remitted, newest first. */
export const RemittancesTable = () => {
  const { t } = useTranslation('commissions')
  const { data, error, isPending, refetch } = useOperation(listRemittances, {})
  return (
    <DataTable
      name="remittances"
      label={t('remittance.title')}
      columns={columns}
      rows={data}
      rowId={({ id }) => id}
      rowHref={({ id }) => inPersona('COWBELL', `remittances/${id}`)}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('remittance.empty'), hint: t('remittance.emptyHint') }}
    />
  )
}
