import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rescindExcessPolicy } from '#shared/contracts/policy/excess.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const RescindExcess = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const rescind = useCommand(rescindExcessPolicy, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('rescindExcess.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('rescindExcess.submit')}
      cancelLabel={t('keep')}
      destructive
      width="xs"
      schema={rescindExcessPolicy.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await rescind.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('rescindExcess.done'))
      }}
    >
      <Typography>{t('rescindExcess.question', { company: policy.companyName })}</Typography>
      <TextField name="reason" label={t('reason')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

/** Rescinds an excess layer: it counts as never written. */
export const RescindExcessPolicyDialog = policyDialog(RescindExcess)

export default RescindExcessPolicyDialog
