import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { getFinanceQuote } from '#shared/contracts/billing/finance.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, money } from '#web/i18n/format.ts'
import type { Payment } from './payment.ts'
import { amountsOf, useInstalmentWords } from './useInstalmentWords.ts'

type SignedPlanProps = { policyId: string; payment: Payment; paidDown: boolean }

/** The plan of instalments that was signed: what comes next, or what of it is late. */
export const SignedPlan = ({ policyId, payment, paidDown }: SignedPlanProps) => {
  const { t } = useTranslation('billing')
  const amounts = useInstalmentWords()
  const { data } = useOperation(getFinanceQuote, { query: { policyId } })
  const figures = data && {
    count: data.NumberOfInstallments,
    each: amounts(amountsOf(data)),
    date: date(data.FirstInstallmentDue, { dateStyle: 'long' }),
  }
  const { instalment: asked, noticedOn } = payment
  const day = (of: string) => date(of, { dateStyle: 'long' })
  if (asked?.isLate)
    return (
      <Alert severity="warning">
        {t('payment.planIsLate', { amount: money(asked.amount), date: day(asked.dueDate) })}
        {noticedOn !== undefined && <> {t('payment.planIsNoticed', { date: day(noticedOn) })}</>}
      </Alert>
    )
  return (
    <Alert severity="success">
      {figures === undefined || data === undefined
        ? t('payment.financed')
        : asked !== undefined && asked.dueDate > data.FirstInstallmentDue
          ? t('payment.planRuns', { date: day(asked.dueDate) })
          : t(paidDown ? 'payment.planGoesOn' : 'payment.planBegins', figures)}
    </Alert>
  )
}
