import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { WriteOff } from '#shared/contracts/billing/writeOff.ts'
import { writeOffSorts } from '#shared/contracts/billing/writeOffFilters.ts'
import { searchWriteOffs } from '#shared/contracts/billing/writeOffs.ts'
import { writeOffStatuses } from '#shared/records/writeOff/writeOffStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney, money } from '#web/i18n/format.ts'
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
import { useWriteOffActions } from './useWriteOffActions.tsx'

/** Why it is given up, who proposed and decided it, and what came of it after all. */
const Reason = ({ writeOff }: { writeOff: WriteOff }) => {
  const { t } = useTranslation('billing')
  const { approval, note, proposal, reason, recovered, rejection, reversal } = writeOff
  const more = [
    t('writeOffs.proposedBy', { name: proposal.name, note }),
    ...(approval === undefined ? [] : [t('writeOffs.approvedBy', { name: approval.name })]),
    ...(rejection === undefined ? [] : [t('writeOffs.rejectedBy', { name: rejection.name, note: rejection.note })]),
    ...(reversal === undefined ? [] : [t('writeOffs.reversedBy', { name: reversal.name })]),
    ...(recovered === 0 ? [] : [t('writeOffs.recovered', { amount: money(recovered) })]),
  ]
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {t(`writeOffs.reasons.${reason}`)}
      {more.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" component="div">
          {line}
        </Typography>
      ))}
    </Box>
  )
}

const columns: readonly Column<WriteOff>[] = [
  {
    id: 'companyName',
    header: 'billing:writeOffs.company',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:writeOffs.policyNumber',
    cell: ({ policyNumber }) => policyNumber,
    sortBy: 'policyNumber',
    width: 175,
    card: 'fact',
  },
  {
    id: 'reason',
    header: 'billing:writeOffs.reason',
    cell: (writeOff) => <Reason writeOff={writeOff} />,
    card: 'text',
  },
  {
    id: 'amount',
    header: 'billing:writeOffs.amount',
    cell: ({ amount }) => exactMoney(amount),
    sortBy: 'amount',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'created',
    header: 'billing:writeOffs.proposed',
    cell: ({ created }) => date(created),
    sortBy: 'created',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'billing:writeOffs.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
]

/** Write-offs of the reader's reach, newest first. */
export const WriteOffsTable = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const list = useListState({ sort: '-created' })
  const actions = useWriteOffActions()
  const status = writeOffStatuses.find((each) => each === list.filter('status'))
  const writeOffs = useOperation(
    searchWriteOffs,
    { query: { ...list.query, sort: sortFrom(writeOffSorts, list.sort), ...(status && { status }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="writeOffs"
      label={t('writeOffs.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(writeOffs)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('writeOffs.company')} />
          <FilterChips
            label={t('writeOffs.status')}
            single
            options={writeOffStatuses.map((value) => ({ value, label: statusWords(value) }))}
            value={status === undefined ? [] : [status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        </>
      }
      empty={{ title: t('writeOffs.empty'), hint: t('writeOffs.emptyHint') }}
    />
  )
}
