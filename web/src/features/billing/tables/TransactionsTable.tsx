import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import type { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { hasReceipt, receiptLink } from '#web/records/documents/receiptLink.ts'
import { MethodName } from '#web/records/payment/MethodName.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import type { useListState } from '#web/tables/useListState.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { DownloadIcon, EditIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import * as dialogsOf from '../dialogs.ts'

/** By what it is known, and what else there is to say of it. */
const Reference = ({ payment }: { payment: Transaction }) => {
  const { t } = useTranslation('billing')
  const { transactionId, paymentDesc, failure, isDownPayment, commissionRetained, brokerFeeRetained = 0 } = payment
  const more = [
    ...(isDownPayment ? [t('transactions.down')] : []),
    ...(commissionRetained === undefined
      ? []
      : [t('transactions.retained', { amount: money(commissionRetained + brokerFeeRetained) })]),
    ...new Set([failure, paymentDesc].filter((each) => each !== undefined && each !== '')),
  ]
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {/* Whole and on one line, so that it can be copied and rows stay alike. */}
      <Box component="span" sx={{ fontSize: 12, whiteSpace: { sm: 'nowrap' } }}>
        {transactionId}
      </Box>
      {more.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div">
          {line}
        </Typography>
      ))}
    </Box>
  )
}

const columns: readonly Column<Transaction>[] = [
  {
    id: 'companyName',
    header: 'billing:transactions.company',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:transactions.policyNumber',
    cell: ({ policyNumber }) => <Box sx={{ whiteSpace: 'nowrap' }}>{policyNumber}</Box>,
    sortBy: 'policyNumber',
    width: 160,
    card: 'text',
  },
  {
    id: 'paymentMethod',
    header: 'billing:transactions.method',
    cell: ({ paymentMethod }) => <MethodName method={paymentMethod} />,
    width: 125,
  },
  {
    id: 'reference',
    header: 'billing:transactions.reference',
    cell: (payment) => <Reference payment={payment} />,
    width: 245,
    card: 'text',
  },
  {
    id: 'paymentDate',
    header: 'billing:transactions.date',
    cell: ({ paymentDate }) => date(paymentDate),
    sortBy: 'paymentDate',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'amountPaid',
    header: 'billing:transactions.amount',
    cell: ({ amountPaid }) => exactMoney(amountPaid),
    sortBy: 'amountPaid',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'billing:transactions.status',
    cell: ({ status }) => <StatusChip status={status} label={status} />,
    card: 'status',
  },
]

type TransactionsTableProps = {
  list: ReturnType<typeof useListState>
  /** The order that the rows have. */
  sort: string
  transactions: UseQueryResult<ResponseOf<typeof searchTransactions>, unknown>
}

/** Payments of the reader's reach, each leading to its policy. */
export const TransactionsTable = ({ list, sort, transactions }: TransactionsTableProps) => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const manages = useMay()('billing:manage')
  const { open } = useDialogs()
  const table = list.table(transactions)
  return (
    <DataTable
      name="transactions"
      label={t('transactions.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...table}
      {...('sort' in table && { sort })}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={({ id, policyId, status }) => [
        ...(hasReceipt({ status })
          ? [
              {
                label: t('transactions.receipt'),
                icon: <DownloadIcon />,
                onSelect: () => void receiptLink(id).then(saveFile, (error) => toast.problem(error)),
              },
            ]
          : []),
        ...(manages
          ? [
              {
                label: t('transactions.update'),
                icon: <EditIcon />,
                onSelect: () => open(dialogsOf.updateTransaction, { policyId, id }),
              },
            ]
          : []),
      ]}
      empty={{ title: t('transactions.empty'), hint: t('transactions.emptyHint') }}
    />
  )
}
