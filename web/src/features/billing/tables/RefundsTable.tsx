import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Refund } from '#shared/contracts/billing/refund.ts'
import { refundSorts } from '#shared/contracts/billing/refundFilters.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { refundStatuses } from '#shared/records/refund/refundStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import { useRefundActions } from './useRefundActions.tsx'

/** Why it is owed, who said yes to it, and what kept it from being paid. */
const Reason = ({ refund: { reason, approvals, failure, rejection } }: { refund: Refund }) => {
  const { t } = useTranslation('billing')
  const more = [
    ...(approvals.length > 0 ? [t('refunds.approvals', { names: approvals.map(({ name }) => name).join(', ') })] : []),
    ...(failure === undefined ? [] : [failure]),
    ...(rejection === undefined ? [] : [`${rejection.name}: ${rejection.note}`]),
  ]
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {reason}
      {more.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div">
          {line}
        </Typography>
      ))}
    </Box>
  )
}

const columns: readonly Column<Refund>[] = [
  {
    id: 'companyName',
    header: 'billing:refunds.company',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:refunds.policyNumber',
    cell: ({ policyNumber }) => policyNumber,
    sortBy: 'policyNumber',
    width: 175,
    card: 'fact',
  },
  { id: 'reason', header: 'billing:refunds.reason', cell: (refund) => <Reason refund={refund} />, card: 'text' },
  {
    id: 'amount',
    header: 'billing:refunds.amount',
    cell: ({ amount }) => exactMoney(amount),
    sortBy: 'amount',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'created',
    header: 'billing:refunds.due',
    cell: ({ dueOn }) => date(dueOn),
    sortBy: 'created',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'billing:refunds.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** Refunds of the reader's reach, newest first. */
export const RefundsTable = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const list = useListState({ sort: '-created' })
  const actions = useRefundActions()
  const status = refundStatuses.find((each) => each === list.filter('status'))
  const payee = list.filter('payee') === 'FINANCER' ? ('FINANCER' as const) : undefined
  const refunds = useOperation(
    searchRefunds,
    {
      query: {
        ...list.query,
        sort: sortFrom(refundSorts, list.sort),
        ...(status && { status }),
        ...(payee && { payee }),
      },
    },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="refunds"
      label={t('refunds.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(refunds)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('refunds.company')} />
          <FilterChips
            label={t('refunds.status')}
            single
            options={refundStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
          <FilterChips
            label={t('refunds.ofFinancers')}
            single
            options={[{ value: 'FINANCER' as const, label: t('refunds.ofFinancers') }]}
            value={payee === undefined ? [] : [payee]}
            onChange={([next]) => list.setFilter('payee', next)}
          />
        </>
      }
      empty={{ title: t('refunds.empty'), hint: t('refunds.emptyHint') }}
    />
  )
}
