import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { searchAgencyBilledInvoices, toggleInvoiceReminder } from '#shared/contracts/billing/agencyBill.ts'
import { agencyBilledSorts, agencyBilledStatuses } from '#shared/contracts/billing/agencyBilledFilters.ts'
import type { AgencyBilledInvoice } from '#shared/contracts/billing/agencyBilledInvoice.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { PaymentChip } from '#web/records/invoice/PaymentChip.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import * as dialogsOf from '../dialogs.ts'
import { agencyBillReads } from '../parts/agency/agencyBillReads.ts'

const Status = ({ invoice: { overdue, status, charged, writtenOff } }: { invoice: AgencyBilledInvoice }) => {
  const { t } = useTranslation('billing')
  return overdue ? (
    <StatusChip status="FAILED" label={t('agencyBill.overdue')} />
  ) : (
    <PaymentChip status={status} charged={charged} writtenOff={writtenOff} />
  )
}

const Muted = ({ invoice }: { invoice: AgencyBilledInvoice }) => {
  const { t } = useTranslation('billing')
  return t(invoice.remindersMuted ? 'agencyBill.muted' : 'agencyBill.notMuted')
}

/** What the agency keeps of what is due: its commission, and its fee where it has one. */
const Kept = ({ invoice: { brokerFee = 0, commission } }: { invoice: AgencyBilledInvoice }) => {
  const { t } = useTranslation('billing')
  return (
    <>
      {exactMoney(commission)}
      {brokerFee !== 0 && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('agencyBill.fee', { amount: exactMoney(brokerFee) })}
        </Typography>
      )}
    </>
  )
}

const columns: readonly Column<AgencyBilledInvoice>[] = [
  {
    id: 'companyName',
    header: 'billing:agencyBill.company',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:agencyBill.policyNumber',
    cell: ({ policyNumber }) => policyNumber,
    sortBy: 'policyNumber',
    width: 175,
  },
  { id: 'gross', header: 'billing:agencyBill.gross', cell: ({ gross }) => exactMoney(gross), align: 'end' },
  {
    id: 'commission',
    header: 'billing:agencyBill.commission',
    cell: (invoice) => <Kept invoice={invoice} />,
    align: 'end',
  },
  {
    id: 'amount',
    header: 'billing:agencyBill.net',
    cell: ({ amount }) => exactMoney(amount),
    sortBy: 'amount',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'dueDate',
    header: 'billing:agencyBill.due',
    cell: ({ dueDate }) => date(dueDate),
    sortBy: 'dueDate',
    align: 'end',
    card: 'fact',
  },
  { id: 'reminders', header: 'billing:agencyBill.reminders', cell: (invoice) => <Muted invoice={invoice} /> },
  {
    id: 'status',
    header: 'billing:agencyBill.status',
    cell: (invoice) => <Status invoice={invoice} />,
    card: 'status',
  },
]

/** Invoices that agencies owe, those due first: what is due, what the agency keeps of it, and what it owes. */
export const AgencyBillTable = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({ sort: 'dueDate' })
  const status = agencyBilledStatuses.find((each) => each === list.filter('status'))
  const invoices = useOperation(
    searchAgencyBilledInvoices,
    { query: { ...list.pageQuery, sort: sortFrom(agencyBilledSorts, list.sort), ...(status && { status }) } },
    { keepPrevious: true },
  )
  const toggle = useCommand(toggleInvoiceReminder, {
    invalidates: agencyBillReads,
    onSuccess: ({ remindersMuted }) => toast.success(t(remindersMuted ? 'agencyBill.nowMuted' : 'agencyBill.nowOn')),
  })
  const actions = ({
    amount,
    gross,
    policyId,
    policyNumber,
    remindersMuted,
  }: AgencyBilledInvoice): readonly RowAction[] => [
    ...(gross > 0
      ? [{ label: t('remind.action'), onSelect: () => open(dialogsOf.sendInvoiceReminder, { policyId }) }]
      : []),
    ...(gross > 0 && may('billing:manage')
      ? [{ label: t('apply.action'), onSelect: () => open(dialogsOf.applyExternalPayment, { policyId }) }]
      : []),
    {
      label: t('bank.title'),
      onSelect: () => open(dialogsOf.bankDetails, { policyNumber, amount: exactMoney(amount) }),
    },
    {
      label: t(remindersMuted ? 'agencyBill.unmute' : 'agencyBill.mute'),
      onSelect: () =>
        toggle
          .mutateAsync({ query: { policyId } })
          .catch(orSay(t('remind.failed')))
          .catch((error) => toast.problem(error)),
    },
  ]
  return (
    <DataTable
      name="agencyBill"
      label={t('agencyBill.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(invoices)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('agencyBill.company')} />
          <FilterChips
            label={t('agencyBill.status')}
            single
            options={agencyBilledStatuses.map((value) => ({ value, label: value }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('agencyBill.empty'), hint: t('agencyBill.emptyHint') }}
    />
  )
}
