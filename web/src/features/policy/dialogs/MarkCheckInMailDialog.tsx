import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { markCheckInMail } from '#shared/contracts/policy/policies.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const CheckInMail = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const mark = useCommand(markCheckInMail, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('checkInMail.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('checkInMail.submit')}
      width="xs"
      schema={markCheckInMail.body}
      defaultValues={{ description: policy.description ?? t('checkInMail.standard') }}
      onClose={onClose}
      onSubmit={async (body) => {
        await mark.mutateAsync({ params: { policyId: policy.id }, body }).catch(orSay(t('checkInMail.failed')))
        toast.success(t('checkInMail.done'))
      }}
    >
      <Typography color="text.secondary">{t('checkInMail.hint')}</Typography>
      <TextField name="description" label={t('checkInMail.description')} rows={2} maxLength={500} autoFocus />
    </FormDialog>
  )
}

/** Marks the payment of a policy as a check in the mail. */
export const MarkCheckInMailDialog = policyDialog(CheckInMail)

export default MarkCheckInMailDialog
