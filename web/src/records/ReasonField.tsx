import { useTranslation } from 'react-i18next'
import type { ReasonAction } from '#shared/contracts/policy/policyFilters.ts'
import { listPolicyReasons } from '#shared/contracts/policy/reports.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'

/** Why a policy is cancelled, voided or not renewed: one of the reasons for that, kept in its words. */
export const ReasonField = ({ action }: { action: ReasonAction }) => {
  const { t } = useTranslation('records')
  const reasons = useOperation(listPolicyReasons, { query: { action } }, { staleTime: 600_000 })
  return (
    <SelectField
      name="reason"
      label={t('reason')}
      options={(reasons.data ?? []).map(({ label }) => ({ value: label, label }))}
    />
  )
}
