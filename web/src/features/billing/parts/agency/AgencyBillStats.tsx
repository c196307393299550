import { useTranslation } from 'react-i18next'
import { getAgencyBilledInvoiceStats } from '#shared/contracts/billing/agencyBill.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { Figures } from '../Figures.tsx'

/** How many invoices are owed, how many of them are overdue, and what is due in all. */
export const AgencyBillStats = () => {
  const { t } = useTranslation('billing')
  const stats = useOperation(getAgencyBilledInvoiceStats, { query: {} })
  if (stats.error) return <ProblemPanel error={stats.error} onRetry={() => void stats.refetch()} />
  const { data } = stats
  return (
    <Figures
      items={[
        { label: t('agencyBill.amountDue'), value: data === undefined ? '…' : exactMoney(data.amountDue) },
        { label: t('agencyBill.open'), value: data?.open ?? '…' },
        { label: t('agencyBill.overdue'), value: data?.overdue ?? '…' },
      ]}
    />
  )
}
