import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionPayment } from '#shared/contracts/commissions/commissionPayment.ts'
import { listCommissionPayments } from '#shared/contracts/commissions/payments.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import type { Tone } from '#shared/records/tone.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones: Readonly<Record<CommissionPayment['status'], Tone>> = {
  REQUESTED: 'referred',
  PAYING: 'review',
  PAID: 'active',
  DECLINED: 'refused',
  WITHDRAWN: 'ended',
  RETURNED: 'refused',
  CLEARED: 'ended',
}

const Status = ({ payment: { status } }: { payment: CommissionPayment }) => {
  const { t } = useTranslation('commissions')
  return <StatusChip status={status} tone={tones[status]} label={t(`payments.status.${status}`)} />
}

const columns: readonly Column<CommissionPayment>[] = [
  {
    id: 'description',
    header: 'commissions:payments.description',
    cell: (payment) => <Described payment={payment} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'created',
    header: 'commissions:payments.on',
    cell: ({ paidOn, created }) => date(paidOn ?? created),
    align: 'end',
    card: 'fact',
  },
  { id: 'to', header: 'commissions:payments.to', cell: ({ accountLast4 }) => `•••• ${accountLast4}`, align: 'end' },
  {
    id: 'by',
    header: 'commissions:payments.by',
    cell: ({ approved, requested }) => [requested, approved].flatMap((word) => (word ? [word.name] : [])).join(', '),
  },
  {
    id: 'amount',
    header: 'commissions:payments.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'commissions:payments.statusTitle',
    cell: (payment) => <Status payment={payment} />,
    card: 'status',
  },
]

/** What it was for, and what came of it where that is more than its status says. */
const Described = ({ payment: { cleared, description, failure, returned } }: { payment: CommissionPayment }) => {
  const { t } = useTranslation('commissions')
  const said = [
    ...(returned ? [t('payments.returned', { day: date(returned.on), reason: returned.reason })] : []),
    ...(cleared ? [t('payments.clearedBy', { name: cleared.name, note: cleared.note })] : []),
    ...(failure === undefined ? [] : [failure]),
  ]
  return (
    <>
      {description}
      {said.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div" sx={{ whiteSpace: 'normal' }}>
          {line}
        </Typography>
      ))}
    </>
  )
}

/** The latest payments of commission to an agency. */
export const CommissionPaymentsTable = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const payments = useOperation(listCommissionPayments, { params: { agencyId } })
  return (
    <DataTable
      name="commissionPayments"
      label={t('payments.title')}
      columns={columns}
      rows={payments.data}
      rowId={({ id }) => id}
      loading={payments.isPending}
      error={payments.error ?? undefined}
      onRetry={() => void payments.refetch()}
      empty={{ title: t('payments.empty'), hint: t('payments.emptyHint') }}
    />
  )
}
