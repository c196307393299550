import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { getFinanceQuote } from '#shared/contracts/billing/finance.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { Instalments } from '#web/records/invoice/Instalments.tsx'
import { amountsOf, useInstalmentWords } from './useInstalmentWords.ts'

/** The plan of instalments that was signed: what comes next. */
export const SignedPlan = ({ policyId, paidDown }: { policyId: string; paidDown: boolean }) => {
  const { t } = useTranslation('billing')
  const amounts = useInstalmentWords()
  const { data } = useOperation(getFinanceQuote, { query: { policyId } })
  const figures = data && {
    count: data.NumberOfInstallments,
    each: amounts(amountsOf(data)),
    date: date(data.FirstInstallmentDue, { dateStyle: 'long' }),
  }
  return (
    <>
      <Alert severity="success">
        {figures === undefined
          ? t('payment.financed')
          : t(paidDown ? 'payment.planGoesOn' : 'payment.planBegins', figures)}
      </Alert>
      <Instalments policyId={policyId} />
    </>
  )
}
