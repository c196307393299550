import { useTranslation } from 'react-i18next'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { useListState } from '#web/tables/useListState.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const columns: readonly Column<PolicySummary>[] = [
  {
    id: 'company',
    header: 'reference:columns.company',
    cell: ({ companyName }) => companyName,
    fixed: true,
    card: 'title',
  },
  { id: 'number', header: 'reference:columns.policy', cell: ({ policyNumber }) => policyNumber, card: 'fact' },
  { id: 'product', header: 'reference:columns.product', cell: ({ productType }) => productType },
  {
    id: 'status',
    header: 'reference:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
  {
    id: 'from',
    header: 'reference:columns.begins',
    cell: ({ effectiveDate }) => date(effectiveDate),
    sortBy: 'effectiveDate',
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'reference:columns.premium',
    cell: ({ premium }) => exactMoney(premium),
    align: 'end',
    card: 'fact',
  },
]

/** The policies on a carrier's paper, the latest first; the page of each shows how its price came about. */
export const PaperPolicies = () => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const list = useListState({ sort: '-effectiveDate', pageSize: 10, sizes: [10, 25, 50] })
  const policies = useOperation(
    searchPolicies,
    { query: { ...list.query, sort: sortFrom(policySorts, list.sort) } },
    { keepPrevious: true },
  )
  return (
    <Panel dense title={t('rater.policies')}>
      <DataTable
        name="paperPolicies"
        label={t('rater.policies')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => policyPath(persona, id)}
        {...list.table(policies)}
        empty={{ title: t('rater.noPolicies'), hint: t('rater.noPoliciesHint') }}
      />
    </Panel>
  )
}
