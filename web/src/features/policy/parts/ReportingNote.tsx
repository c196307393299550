import { useTranslation } from 'react-i18next'
import { getErpEligibility } from '#shared/contracts/policy/extendedReporting.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { issueErp } from '../dialogs.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** Of a policy that has ended: until when its claims can be reported, or that this can be extended. */
export const ReportingNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const { id: policyId, reportingUntil } = policy
  const hasEnded = can(policyLife, policy.status, 'extendReporting')
  const asked = hasEnded && reportingUntil === undefined
  const { data } = useOperation(getErpEligibility, asked ? { params: { policyId } } : null)
  if (reportingUntil !== undefined)
    return <PolicyNote severity="info">{t('erp.until', { day: date(reportingUntil) })}</PolicyNote>
  if (!asked || data?.eligible !== true || data.until === undefined) return null
  return (
    <PolicyNote
      severity="info"
      action={
        may('policy:issue') ? { label: t('erp.submit'), onSelect: () => open(issueErp, { policyId }) } : undefined
      }
    >
      {t('erp.offer', { day: date(data.until) })}
    </PolicyNote>
  )
}
