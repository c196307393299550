import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { proposeRescission } from '#shared/contracts/policy/rescission.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Propose = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const propose = useCommand(proposeRescission, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('rescission.proposeTitle', { policyNumber: policy.policyNumber })}
      submitLabel={t('rescission.propose')}
      cancelLabel={t('keep')}
      width="sm"
      schema={proposeRescission.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await propose.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('rescission.proposed'))
      }}
    >
      <Typography>{t('rescission.proposeQuestion', { company: policy.companyName })}</Typography>
      <TextField name="reason" label={t('rescission.reason')} rows={4} maxLength={2000} autoFocus />
      <CancellationPreview
        policyId={policy.id}
        reason={null}
        effectiveDate={policy.effectiveDate}
        isTakenBack
        isProposed
      />
    </FormDialog>
  )
}

/** Proposes to treat a policy as if it had never been. */
export const ProposeRescissionDialog = policyDialog(Propose)

export default ProposeRescissionDialog
