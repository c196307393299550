import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type FinancedPolicy, searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { financedSorts, financedStandings } from '#shared/contracts/billing/financedFilters.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as dialogsOf from '../dialogs.ts'

type Told = { policy: FinancedPolicy }

/** Who lends, or that it is the insured's own plan, and in how many instalments it is repaid. */
const Loan = ({ policy: { instalmentAmount, instalments, name } }: Told) => {
  const { t } = useTranslation('billing')
  return (
    <Box sx={{ minWidth: 130 }}>
      {name ?? t('financed.plan')}
      <Typography variant="caption" color="text.secondary" component="div">
        {t('financed.instalments', { count: instalments, amount: exactMoney(instalmentAmount) })}
      </Typography>
    </Box>
  )
}

/** What is financed, and what of it has come. */
const Financed = ({ policy: { financed, paid } }: Told) => {
  const { t } = useTranslation('billing')
  return (
    <Box>
      {exactMoney(financed)}
      <Typography variant="caption" color="text.secondary" component="div">
        {t('financed.paid', { amount: exactMoney(paid) })}
      </Typography>
    </Box>
  )
}

/** What the financer has still to pay, and what is still to be paid back to it. */
const Owed = ({ policy: { owedBy, owedTo } }: Told) => {
  const { t } = useTranslation('billing')
  if (owedBy === 0 && owedTo === 0) return <>–</>
  return (
    <Box>
      {owedBy > 0 && <div>{t('financed.owedBy', { amount: exactMoney(owedBy) })}</div>}
      {owedTo > 0 && <div>{t('financed.owedTo', { amount: exactMoney(owedTo) })}</div>}
    </Box>
  )
}

const Late = ({ policy: { kind, late, lateParts } }: Told) => {
  const { t } = useTranslation('billing')
  if (late === 0) return <>–</>
  return (
    <Box>
      {exactMoney(late)}
      {kind === 'PLAN' && (
        <Typography variant="caption" color="text.secondary" component="div">
          {t('financed.lateParts', { count: lateParts })}
        </Typography>
      )}
    </Box>
  )
}

const moneyOrNone = (amount: number): string => (amount === 0 ? '–' : exactMoney(amount))

/** Where the policy stands, and what its financer asks for. */
const Standing = ({ policy: { asked, endsOn, policyStatus } }: Told) => {
  const { t } = useTranslation('billing')
  const said =
    asked === undefined
      ? endsOn && t('financed.endsOn', { day: date(endsOn) })
      : asked.declined === undefined
        ? t('financed.asked', { day: date(asked.noticedOn) })
        : t('financed.declined', { reason: asked.declined.reason })
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <StatusChip status={policyStatus} />
      {said && (
        <Typography variant="caption" color="text.secondary" component="div">
          {said}
        </Typography>
      )}
    </Box>
  )
}

const columns: readonly Column<FinancedPolicy>[] = [
  {
    id: 'companyName',
    header: 'billing:financed.company',
    cell: ({ companyName }) => companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'policyNumber',
    header: 'billing:financed.policyNumber',
    cell: ({ policyNumber }) => policyNumber,
    sortBy: 'policyNumber',
    width: 175,
  },
  { id: 'name', header: 'billing:financed.by', cell: (policy) => <Loan policy={policy} />, card: 'text' },
  {
    id: 'financed',
    header: 'billing:financed.amount',
    cell: (policy) => <Financed policy={policy} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'due',
    header: 'billing:financed.due',
    cell: ({ due }) => moneyOrNone(due),
    sortBy: 'amount',
    align: 'end',
    card: 'fact',
  },
  {
    id: 'dueDate',
    header: 'billing:financed.dueDate',
    cell: ({ due, dueDate }) => (due === 0 ? '–' : date(dueDate)),
    sortBy: 'dueDate',
    align: 'end',
  },
  {
    id: 'late',
    header: 'billing:financed.late',
    cell: (policy) => <Late policy={policy} />,
    align: 'end',
    card: 'fact',
  },
  { id: 'owed', header: 'billing:financed.owed', cell: (policy) => <Owed policy={policy} />, align: 'end' },
  {
    id: 'status',
    header: 'billing:financed.status',
    cell: (policy) => <Standing policy={policy} />,
    card: 'status',
  },
]

/** Financed policies of the reader's reach, those due first. */
export const FinancedTable = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({ sort: 'dueDate' })
  const standing = financedStandings.find((each) => each === list.filter('standing'))
  const policies = useOperation(
    searchFinancedPolicies,
    { query: { ...list.query, sort: sortFrom(financedSorts, list.sort), ...(standing && { standing }) } },
    { keepPrevious: true },
  )
  const actions = ({ asked, kind, owedBy, paid, policyId, policyStatus }: FinancedPolicy): readonly RowAction[] => {
    const isAsked = asked !== undefined && asked.declined === undefined
    const isEndable = kind === 'FINANCER' && paid > 0 && can(policyLife, policyStatus, 'cancel')
    return [
      ...(owedBy > 0 && may('billing:manage')
        ? [{ label: t('financed.pay'), onSelect: () => open(dialogsOf.payPremiumFinance, { policyId }) }]
        : []),
      ...(isEndable && !isAsked && may('billing:manage')
        ? [{ label: t('financed.ask.action'), onSelect: () => open(dialogsOf.askFinancerCancellation, { policyId }) }]
        : []),
      ...(isAsked && may('policy:cancel')
        ? [
            {
              label: t('financed.decline.action'),
              onSelect: () => open(dialogsOf.declineFinancerCancellation, { policyId }),
            },
          ]
        : []),
    ]
  }
  return (
    <DataTable
      name="financed"
      label={t('financed.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(policies)}
      rowHref={({ policyId }) => policyPath(persona, policyId)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('financed.search')} />
          <FilterChips
            label={t('financed.status')}
            single
            options={financedStandings.map((value) => ({ value, label: value }))}
            value={standing === undefined ? [] : [standing]}
            onChange={([next]) => list.setFilter('standing', next)}
          />
        </>
      }
      empty={{ title: t('financed.empty'), hint: t('financed.emptyHint') }}
    />
  )
}
