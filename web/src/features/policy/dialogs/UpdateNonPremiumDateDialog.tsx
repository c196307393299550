import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateNonPremiumDate } from '#shared/contracts/policy/nonPremium.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { endorsementWindow } from '#shared/domain/policy/endorsementWindow.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { toast } from '#web/ui/toast.ts'
import { actsForWholeTerm } from '../parts/actsForWholeTerm.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const MoveDay = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const update = useCommand(updateNonPremiumDate, { invalidates: policyReads })
  const [today] = useState(() => dateAt(instantHere(), policy.timeZone))
  const { effectiveDate, expirationDate: endDate } = policy
  const { from, to } = endorsementWindow({ effectiveDate, endDate }, { today, isStaff: actsForWholeTerm() })
  return (
    <FormDialog
      title={t('nonPremiumDate.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('nonPremiumDate.submit')}
      width="xs"
      schema={updateNonPremiumDate.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('nonPremiumDate.done'))
      }}
    >
      <Typography>{t('nonPremiumDate.question')}</Typography>
      <DateField name="effectiveDate" label={t('endorse.day')} min={from} max={to} />
    </FormDialog>
  )
}

/** Has the last change of contact or address count from another day. */
export const UpdateNonPremiumDateDialog = policyDialog(MoveDay)

export default UpdateNonPremiumDateDialog
