import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { voidPolicy } from '#shared/contracts/policy/cancellation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReasonField } from '../forms/ReasonField.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const VoidPolicy = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(voidPolicy, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('void.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('void.submit')}
      cancelLabel={t('keep')}
      destructive
      width="xs"
      schema={voidPolicy.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('void.done'))
      }}
    >
      <Typography>{t('void.question', { company: policy.companyName })}</Typography>
      <ReasonField action="void" />
    </FormDialog>
  )
}

/** Voids a policy: it counts as never made. */
export const VoidPolicyDialog = policyDialog(VoidPolicy)

export default VoidPolicyDialog
