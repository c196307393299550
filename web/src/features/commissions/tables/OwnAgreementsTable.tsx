import { useTranslation } from 'react-i18next'
import { listOwnCommissionAgreements } from '#shared/contracts/commissions/agreements.ts'
import type { CommissionAgreementView } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { bothShares, mannerColumn, productColumn, shareColumn, standingColumn } from '../parts/agreementColumns.tsx'

const columns: readonly Column<CommissionAgreementView>[] = [
  productColumn,
  { id: 'agency', header: 'commissions:agreement.agency', cell: ({ agencyName }) => agencyName },
  standingColumn,
  {
    id: 'whole',
    header: 'commissions:agreement.whole',
    cell: bothShares,
    align: 'end',
  },
  shareColumn('ownNewPercent', 'commissions:agreement.ownNew'),
  shareColumn('ownRenewalPercent', 'commissions:agreement.ownRenewal'),
  mannerColumn,
]

/** The agreements that an agency has a part in, as its own people and others who do not manage them read them. */
export const OwnAgreementsTable = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const { data, error, isPending, refetch } = useOperation(listOwnCommissionAgreements, { params: { agencyId } })
  return (
    <DataTable
      name="ownCommissionAgreements"
      label={t('agreement.title')}
      columns={columns}
      rows={data}
      rowId={({ id }) => id}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('agreement.none'), hint: t('agreement.noneHint') }}
    />
  )
}
