import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { searchRemittanceExceptions } from '#shared/contracts/commissions/remittances.ts'
import { exceptionStatuses } from '#shared/records/remittanceException/remittanceExceptionStatus.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as dialogsOf from '../dialogs.ts'
import { VerdictChip } from '../parts/VerdictChip.tsx'

const Policy = ({ exception: { companyName, policyNumber } }: { exception: RemittanceException }) => (
  <>
    {companyName ?? policyNumber}
    {companyName !== undefined && (
      <Typography variant="caption" color="text.secondary" component="div" sx={{ whiteSpace: 'nowrap' }}>
        {policyNumber}
      </Typography>
    )}
  </>
)

const From = ({ exception: { period, reference, sender } }: { exception: RemittanceException }) => (
  <>
    {sender}
    <Typography variant="caption" color="text.secondary" component="div">
      {monthText(period)}
    </Typography>
    <Typography variant="caption" color="text.secondary" component="div" sx={{ whiteSpace: 'nowrap' }}>
      {reference}
    </Typography>
  </>
)

/** What was proposed, by whom and why, and what was said to it. */
const Said = ({ exception }: { exception: RemittanceException }) => {
  const { t } = useTranslation('commissions')
  const { approval, overtaken, proposal, rejection } = exception
  if (overtaken) return t('exception.overtaken')
  const lines = [
    ...(proposal === undefined ? [] : [t('exception.proposedBy', { name: proposal.name, note: proposal.note })]),
    ...(rejection === undefined ? [] : [t('exception.rejectedBy', { name: rejection.name, note: rejection.note })]),
    ...(approval === undefined ? [] : [t('exception.approvedBy', { name: approval.name })]),
  ]
  return (
    <>
      {proposal && t(`exception.resolutions.${proposal.resolution}`)}
      {lines.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div" sx={{ whiteSpace: 'normal' }}>
          {line}
        </Typography>
      ))}
    </>
  )
}

const columns: readonly Column<RemittanceException>[] = [
  {
    id: 'policy',
    header: 'commissions:remittance.policy',
    cell: (exception) => <Policy exception={exception} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'kind',
    header: 'commissions:exception.kind',
    cell: ({ kind }) => <VerdictChip verdict={kind} />,
    card: 'fact',
  },
  { id: 'from', header: 'commissions:remittance.from', cell: (exception) => <From exception={exception} /> },
  {
    id: 'expected',
    header: 'commissions:remittance.expected',
    cell: ({ expected }) => (expected === undefined ? '–' : exactMoney(expected)),
    align: 'end',
  },
  {
    id: 'amount',
    header: 'commissions:remittance.amount',
    cell: ({ amount }) => exactMoney(amount),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'difference',
    header: 'commissions:remittance.difference',
    cell: ({ difference }) => exactMoney(difference),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'said',
    header: 'commissions:exception.decision',
    cell: (exception) => <Said exception={exception} />,
    card: 'text',
  },
  {
    id: 'status',
    header: 'commissions:remittance.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** The queue of payments that are not what was expected: open ones first. */
export const ExceptionsTable = () => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  const me = useSession()?.claims.userId
  const list = useListState({ sort: '-created' })
  const status = exceptionStatuses.find((each) => each === list.filter('status'))
  const exceptions = useOperation(
    searchRemittanceExceptions,
    { query: { ...list.query, ...(status && { status }) } },
    { keepPrevious: true },
  )
  const deeds = (exception: RemittanceException): readonly RowAction[] => {
    if (exception.status === 'OPEN')
      return [
        {
          label: t('exception.propose.action'),
          onSelect: () => open(dialogsOf.proposeRemittanceException, { exception }),
        },
      ]
    if (exception.status === 'RESOLVED') return []
    const own = exception.proposal?.by === me
    return [
      {
        label: t('exception.approve.action'),
        ...(own && { notNow: t('exception.own') }),
        onSelect: () => open(dialogsOf.approveRemittanceException, { exception }),
      },
      {
        label: t('exception.reject.action'),
        destructive: true,
        ...(own && { notNow: t('exception.own') }),
        onSelect: () => open(dialogsOf.rejectRemittanceException, { exception }),
      },
    ]
  }
  const history = useHistoryAction()
  const told = ({ id, policyNumber: name }: RemittanceException) =>
    history(() => open(dialogsOf.remittanceExceptionHistory, { id, name }))
  return (
    <DataTable
      name="remittanceExceptions"
      label={t('exception.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(exceptions)}
      actions={(row) => [...deeds(row), told(row)]}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('exception.search')} />
          <FilterChips
            label={t('remittance.status')}
            single
            options={exceptionStatuses.map((value) => ({ value, label: t(`exception.statuses.${value}`) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('exception.empty'), hint: t('exception.emptyHint') }}
    />
  )
}
