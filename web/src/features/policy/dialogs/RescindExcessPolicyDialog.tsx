import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { rescindExcessPolicy } from '#shared/contracts/policy/excess.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const RescindExcess = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const rescind = useCommand(rescindExcessPolicy, { invalidates: policyReads })
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  // What was never issued was never charged.
  const isBinder = policy.status === 'BOUND'
  return (
    <FormDialog
      title={t('rescindExcess.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('rescindExcess.submit')}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={rescindExcessPolicy.body}
      // What is confirmed is what is shown.
      notNow={unlessShown(isBinder || expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async (body) => {
        await rescind.mutateAsync({ params: { policyId: policy.id }, body: { ...body, expectedTotal } })
        toast.success(t('rescindExcess.done'))
      }}
    >
      {() => (
        <>
          <Typography>{t('rescindExcess.question', { company: policy.companyName })}</Typography>
          <ReasonField action="rescind" />
          <TextField name="note" label={t('rescindExcess.note')} rows={3} maxLength={2000} optional />
          {!isBinder && (
            <CancellationPreview
              policyId={policy.id}
              reason={null}
              effectiveDate={policy.effectiveDate}
              isTakenBack
              onShown={setExpectedTotal}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Rescinds an excess layer: it counts as never written. */
export const RescindExcessPolicyDialog = policyDialog(RescindExcess)

export default RescindExcessPolicyDialog
