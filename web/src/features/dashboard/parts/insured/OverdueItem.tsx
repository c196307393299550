import { useTranslation } from 'react-i18next'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { policyPath } from '#web/paths.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** Something that was asked for did not come by its day; the policy says what. */
export const OverdueItem = ({ policy: { id, policyNumber } }: { policy: PolicySummary }) => {
  const { t } = useTranslation('dashboard')
  return (
    <ToDoItem
      primary
      title={t('insured.overdue')}
      text={t('insured.overdueText', { policyNumber })}
      action={t('insured.overdueLook')}
      to={policyPath('CUSTOMER', id)}
    />
  )
}
