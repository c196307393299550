import { useTranslation } from 'react-i18next'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { useOperation } from '../../../../api/useOperation.ts'
import { date, money } from '../../../../i18n/format.ts'
import { paymentPath } from '../../../../paths.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** Money that is due on a policy. */
export const PaymentDue = ({ policy }: { policy: PolicySummary }) => {
  const { t } = useTranslation('dashboard')
  const { data } = useOperation(getPayment, { params: { policyId: policy.id } })
  return (
    <ToDoItem
      primary
      title={t('insured.pay', { amount: money(data?.dueAmount ?? policy.totalPremium) })}
      text={
        policy.paymentStatus === 'Failed'
          ? t('insured.payFailed', { policyNumber: policy.policyNumber })
          : data
            ? t('insured.payBy', { policyNumber: policy.policyNumber, day: date(data.dueDate) })
            : t('insured.payFor', { policyNumber: policy.policyNumber })
      }
      action={t('insured.payNow')}
      to={paymentPath(policy.id)}
    />
  )
}
