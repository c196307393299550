import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { today } from '#web/forms/dayText.ts'
import { date } from '#web/i18n/format.ts'
import { policyAsOf } from '../../dialogs.ts'

/** Says that terms hold from a day to come, where an endorsement has not begun yet; those of today are one press away. */
export const ComingTerms = ({ policy }: { policy: Pick<Policy, 'cancellation' | 'id'> }) => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const endsOn = policy.cancellation?.effectiveDate
  const { data = [] } = useOperation(listPolicyRevisions, { params: { policyId: policy.id } })
  const coming = data
    .filter(({ type, reverted, effectiveDate }) => type === 'Endorsement' && !reverted && effectiveDate > today())
    .map(({ effectiveDate }) => effectiveDate)
    // What would begin once cover has ended never does.
    .filter((day) => endsOn === undefined || day < endsOn)
    .toSorted()
    .at(-1)
  if (coming === undefined) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        <Button size="small" color="inherit" onClick={() => open(policyAsOf, { policyId: policy.id })}>
          {t('asOf.open')}
        </Button>
      }
    >
      {t('coverages.coming', { date: date(coming) })}
    </Alert>
  )
}
