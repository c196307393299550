import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReasonField } from '../forms/ReasonField.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const FlatCancelPolicy = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(flatCancelPolicy, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('flatCancel.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('flatCancel.submit')}
      cancelLabel={t('keep')}
      destructive
      width="xs"
      schema={flatCancelPolicy.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('flatCancel.done'))
      }}
    >
      <Typography>{t('flatCancel.question', { company: policy.companyName })}</Typography>
      <ReasonField action="flatcancel" />
    </FormDialog>
  )
}

/** Cancels a policy as of its first day. */
export const FlatCancelPolicyDialog = policyDialog(FlatCancelPolicy)

export default FlatCancelPolicyDialog
