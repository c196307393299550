import { useTranslation } from 'react-i18next'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { exactMoney } from '#web/i18n/format.ts'
import type { TextKey } from '#web/i18n/textKey.ts'
import { PaymentChip } from '#web/records/invoice/PaymentChip.tsx'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Money } from '#web/ui/Money.tsx'

/** What a cover costs: of one that was cancelled what is kept of it, with what it was. Minor units. */
const Kept = ({ charged, returned = 0 }: { charged: MinorUnits; returned?: MinorUnits | undefined }) => {
  const { t } = useTranslation('dashboard')
  return (
    <span {...(returned > 0 && { title: t('kept', { before: exactMoney(charged) }) })}>
      <Money minor={charged - returned} />
    </span>
  )
}

/** What the BINDERS and POLICIES tabs share; the number is headed by what it is of. */
const coverColumns = (numberHeader: TextKey): readonly Column<PolicySummary>[] => [
  {
    id: 'effective',
    field: 'effectiveDate',
    header: 'dashboard:columns.effective',
    cell: (row) => <DateText value={row.effectiveDate} />,
    sortBy: 'effectiveDate',
    card: 'fact',
  },
  {
    id: 'expiration',
    field: 'expirationDate',
    header: 'dashboard:columns.expiration',
    cell: (row) => <DateText value={row.expirationDate} />,
    sortBy: 'expirationDate',
    card: 'fact',
  },
  {
    id: 'client',
    field: 'companyName',
    header: 'dashboard:columns.client',
    cell: (row) => row.companyName,
    sortBy: 'companyName',
    fixed: true,
    card: 'title',
  },
  {
    id: 'number',
    header: numberHeader,
    cell: (row) => (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {row.policyNumber}
      </span>
    ),
    sortBy: 'policyNumber',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'dashboard:columns.status',
    cell: (row) => <StatusAndDue status={row.status} overdue={row.overdue} />,
    card: 'status',
  },
  {
    id: 'payment',
    field: 'paymentStatus',
    header: 'dashboard:columns.payment',
    cell: ({ paymentStatus, returned, totalPremium, writtenOff }) => (
      <PaymentChip status={paymentStatus} charged={totalPremium - (returned?.total ?? 0)} writtenOff={writtenOff} />
    ),
  },
  {
    id: 'premium',
    header: 'dashboard:columns.premium',
    cell: ({ premium, returned }) => <Kept charged={premium} returned={returned?.premium} />,
    align: 'end',
  },
  {
    id: 'total',
    field: 'totalPremium',
    header: 'dashboard:columns.total',
    cell: ({ returned, totalPremium }) => <Kept charged={totalPremium} returned={returned?.total} />,
    align: 'end',
    hidden: true,
  },
  {
    id: 'product',
    field: 'productType',
    header: 'dashboard:columns.product',
    cell: (row) => <ProductName product={row.productType} />,
    hidden: true,
  },
  {
    id: 'agency',
    field: 'agencyName',
    header: 'dashboard:columns.agency',
    cell: (row) => row.agencyName,
    hidden: true,
  },
]

export const binderColumns = coverColumns('dashboard:columns.binderNumber')
export const policyColumns = coverColumns('dashboard:columns.policyNumber')
