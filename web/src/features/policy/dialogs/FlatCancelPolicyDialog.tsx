import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flatCancelPolicy, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const FlatCancelPolicy = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(flatCancelPolicy, { invalidates: policyReads })
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  return (
    <FormDialog
      title={t('flatCancel.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('flatCancel.submit')}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={flatCancelPolicy.body}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async (body) => {
        await mutateAsync({ params: { policyId: policy.id }, body: { ...body, expectedTotal } })
        toast.success(t('flatCancel.done'))
      }}
    >
      {(form) => (
        <>
          <Typography>{t('flatCancel.question', { company: policy.companyName })}</Typography>
          <ReasonField action="flatcancel" />
          <CancellationPreview
            policyId={policy.id}
            reason={form.watch('reason')}
            effectiveDate={policy.effectiveDate}
            isTakenBack
            onShown={setExpectedTotal}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Cancels a policy as of its first day. */
export const FlatCancelPolicyDialog = policyDialog(FlatCancelPolicy)

export default FlatCancelPolicyDialog
