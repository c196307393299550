import { useTranslation } from 'react-i18next'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { Figures } from '../Figures.tsx'
import { totalsOf } from './totalsOf.ts'

/** What the payments in sight come to. */
export const TransactionTotals = ({ rows }: { rows: readonly Transaction[] | undefined }) => {
  const { t } = useTranslation('billing')
  const totals = rows && totalsOf(rows)
  const amount = (minor: number | undefined) => (minor === undefined ? '…' : exactMoney(minor))
  return (
    <Figures
      items={[
        { label: t('transactions.count'), value: rows?.length ?? '…' },
        { label: t('transactions.paid'), value: amount(totals?.Paid) },
        { label: t('transactions.inProcess'), value: amount(totals?.['In Process']) },
        { label: t('transactions.failed'), value: amount(totals && totals.Failed + totals.Void) },
      ]}
    />
  )
}
