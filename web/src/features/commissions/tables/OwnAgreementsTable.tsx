import { useTranslation } from 'react-i18next'
import { listOwnCommissionAgreements } from '#shared/contracts/commissions/agreements.ts'
import type { CommissionAgreementView } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { percent } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { Manner, ProductAgreed, StandingOf } from '../parts/agreementCells.tsx'

const points = (value: number | undefined) => (value === undefined ? '–' : percent(value / 100, { digits: 2 }))

const columns: readonly Column<CommissionAgreementView>[] = [
  {
    id: 'product',
    header: 'commissions:agreement.product',
    cell: ({ product }) => <ProductAgreed product={product} />,
    fixed: true,
    card: 'title',
  },
  { id: 'agency', header: 'commissions:agreement.agency', cell: ({ agencyName }) => agencyName },
  {
    id: 'status',
    header: 'commissions:agreement.status',
    cell: (agreement) => <StandingOf agreement={agreement} />,
    card: 'status',
  },
  {
    id: 'whole',
    header: 'commissions:agreement.whole',
    cell: ({ newPercent, renewalPercent }) =>
      newPercent === undefined ? '–' : `${points(newPercent)} / ${points(renewalPercent)}`,
    align: 'end',
  },
  {
    id: 'ownNewPercent',
    header: 'commissions:agreement.ownNew',
    cell: ({ ownNewPercent }) => points(ownNewPercent),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'ownRenewalPercent',
    header: 'commissions:agreement.ownRenewal',
    cell: ({ ownRenewalPercent }) => points(ownRenewalPercent),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'manner',
    header: 'commissions:agreement.earned',
    cell: ({ manner }) => <Manner manner={manner} />,
    card: 'fact',
  },
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
