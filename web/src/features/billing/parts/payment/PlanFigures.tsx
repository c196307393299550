import { useTranslation } from 'react-i18next'
import type { FinanceQuote } from '#shared/contracts/billing/invoiceRecord.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { date, exactMoney, number } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { amountsOf, useInstalmentWords } from './useInstalmentWords.ts'

/** The figures of a plan: what is paid when, and what it costs. */
export const PlanFigures = ({ plan }: { plan: FinanceQuote }) => {
  const { t } = useTranslation('billing')
  const last = addMonths(plan.FirstInstallmentDue, plan.NumberOfInstallments - 1)
  const amounts = useInstalmentWords()
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('plan.now'), value: <b>{exactMoney(plan.DownPayment)}</b> },
        {
          label: t('plan.then', { count: plan.NumberOfInstallments }),
          value: <b>{amounts(amountsOf(plan))}</b>,
        },
        { label: t('plan.first'), value: date(plan.FirstInstallmentDue) },
        { label: t('plan.last'), value: date(last) },
        { label: t('plan.apr'), value: `${number(plan.APR)}%` },
        { label: t('plan.charge'), value: exactMoney(plan.FinanceCharge) },
        { label: t('plan.total'), value: exactMoney(plan.TotalPaymentAmount) },
      ]}
    />
  )
}
