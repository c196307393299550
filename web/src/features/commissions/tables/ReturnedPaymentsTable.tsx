import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { CommissionPayment } from '#shared/contracts/commissions/commissionPayment.ts'
import { listReturnedCommissionPayments } from '#shared/contracts/commissions/payments.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import * as dialogsOf from '../dialogs.ts'

const Agency = ({ payment: { agencyId, agencyName } }: { payment: CommissionPayment }) => (
  <Link component={RouterLink} to={inPersona('COWBELL', `agencies/${agencyId}/commissions`)}>
    {agencyName}
  </Link>
)

const columns: readonly Column<CommissionPayment>[] = [
  {
    id: 'agency',
    header: 'commissions:returned.agency',
    cell: (payment) => <Agency payment={payment} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'on',
    header: 'commissions:returned.on',
    cell: ({ returned }) => (returned === undefined ? '–' : date(returned.on)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'amount',
    header: 'commissions:payments.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
  { id: 'to', header: 'commissions:payments.to', cell: ({ accountLast4 }) => `•••• ${accountLast4}`, align: 'end' },
  {
    id: 'reason',
    header: 'commissions:returned.reason',
    cell: ({ returned }) => returned?.reason ?? '–',
    card: 'text',
  },
]

/** Payments of commission that a bank returned, until somebody has looked into each. */
export const ReturnedPaymentsTable = () => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  const payments = useOperation(listReturnedCommissionPayments, {})
  return (
    <DataTable
      name="returnedCommissionPayments"
      label={t('returned.title')}
      columns={columns}
      rows={payments.data}
      rowId={({ id }) => id}
      loading={payments.isPending}
      error={payments.error ?? undefined}
      onRetry={() => void payments.refetch()}
      actions={(payment) => [
        {
          label: t('returned.clear.action'),
          onSelect: () => open(dialogsOf.clearReturnedCommissionPayment, { payment }),
        },
      ]}
      empty={{ title: t('returned.empty'), hint: t('returned.emptyHint') }}
    />
  )
}
