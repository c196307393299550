import { useTranslation } from 'react-i18next'
import { getFinanceQuote, getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, money } from '#web/i18n/format.ts'
import { paymentPath } from '#web/paths.ts'
import { dueByPlan } from '#web/records/invoice/dueByPlan.ts'
import { ownDue } from '#web/records/invoice/ownDue.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** Money that is due on a policy: all of it, the down payment of a plan, or the plan's next instalment. */
export const PaymentDue = ({ policy }: { policy: PolicySummary }) => {
  const { t } = useTranslation('dashboard')
  const { id: policyId, policyNumber } = policy
  const { data } = useOperation(getPayment, { params: { policyId } })
  const isPlanned = data?.premiumFinanced === true
  const isPaidDown = isPlanned && data.status !== 'Unpaid'
  const schedule = useOperation(getInstalmentSchedule, { params: { policyId } }, { enabled: isPlanned })
  const asked = data && dueByPlan(data, schedule.data?.parts)?.asked
  const plan = useOperation(getFinanceQuote, { query: { policyId } }, { enabled: isPaidDown })
  const to = paymentPath(policyId)
  if (isPaidDown && policy.paymentStatus !== 'Failed')
    return (
      <ToDoItem
        title={t('insured.plan', { policyNumber })}
        text={
          plan.data &&
          t('insured.planText', {
            amount: money(plan.data.InstallmentAmount),
            day: date(plan.data.FirstInstallmentDue),
          })
        }
        action={t('insured.lookAtPlan')}
        to={to}
      />
    )
  // A financer pays what is left.
  if (data?.financer && ownDue(data) === 0) return null
  return (
    <ToDoItem
      primary
      title={t('insured.pay', {
        amount: money(asked?.amount ?? (data && ownDue(data)) ?? policy.totalPremium),
      })}
      text={
        policy.paymentStatus === 'Failed'
          ? t('insured.payFailed', { policyNumber })
          : data
            ? t('insured.payBy', { policyNumber, day: date(asked?.dueDate ?? data.dueDate) })
            : t('insured.payFor', { policyNumber })
      }
      action={t('insured.payNow')}
      to={to}
    />
  )
}
