import { useTranslation } from 'react-i18next'
import type { CarrierClaim } from '#shared/contracts/billing/bordereaux.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ClaimStatusChip } from '#web/records/claim/ClaimStatusChip.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'
import { PolicyLink } from '../parts/books/PolicyLink.tsx'

const amount = (
  id: 'expectedBack' | 'incurred' | 'outstanding' | 'paidExpense' | 'paidIndemnity' | 'recovered',
): Column<CarrierClaim> => ({
  id,
  header: `billing:bordereaux.${id}`,
  cell: (row) => exactMoney(row[id]),
  align: 'end',
  ...((id === 'paidIndemnity' || id === 'outstanding' || id === 'incurred') && { card: 'fact' as const }),
})

const columns: readonly Column<CarrierClaim>[] = [
  {
    id: 'claim',
    header: 'billing:bordereaux.claim',
    cell: ({ claimNumber }) => claimNumber,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policy',
    header: 'billing:bordereaux.policy',
    cell: ({ policyId, policyNumber, companyName }) => (
      <PolicyLink policyId={policyId} policyNumber={policyNumber} companyName={companyName} />
    ),
    card: 'text',
  },
  {
    id: 'reported',
    header: 'billing:bordereaux.reported',
    cell: ({ reportedOn }) => date(reportedOn),
  },
  {
    id: 'status',
    header: 'billing:bordereaux.status',
    cell: ({ status }) => <ClaimStatusChip status={status} />,
    card: 'status',
  },
  amount('paidIndemnity'),
  amount('paidExpense'),
  amount('recovered'),
  amount('outstanding'),
  amount('expectedBack'),
  amount('incurred'),
]

const withoutExpected = columns.filter(({ id }) => id !== 'expectedBack')

/** The claims of a bordereau, as they were booked by the last day of its month. */
export const CarrierClaimsTable = (
  props: Pick<DataTableProps<CarrierClaim>, 'error' | 'loading' | 'onRetry' | 'rows'>,
) => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  return (
    <DataTable
      name="claimsBordereau"
      label={t('bordereaux.claims')}
      columns={props.rows?.some(({ expectedBack }) => expectedBack !== 0) ? columns : withoutExpected}
      rowId={({ claimId }) => claimId}
      rowHref={({ claimId }) => inPersona(persona, `claims/${claimId}`)}
      {...props}
      empty={{
        title: t('bordereaux.claimsEmpty'),
        hint: t(persona === 'CARRIER' ? 'bordereaux.ownEmptyHint' : 'bordereaux.emptyHint'),
      }}
    />
  )
}
