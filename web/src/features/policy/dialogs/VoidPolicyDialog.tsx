import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewCancellation, voidPolicy } from '#shared/contracts/policy/cancellation.ts'
import { saysTooLittle } from '#shared/domain/policy/cancellationReasons.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { RefusalNote } from '../parts/NonRenewalFields.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const VoidPolicy = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(voidPolicy, { invalidates: policyReads })
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  return (
    <FormDialog
      title={t('void.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('void.submit')}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={voidPolicy.body}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ note, ...body }) => {
        await mutateAsync({
          params: { policyId: policy.id },
          body: { ...body, ...(saysTooLittle(body.reason) && { note }), expectedTotal },
        })
        toast.success(t('void.done'))
      }}
    >
      {(form) => (
        <>
          <Typography>{t('void.question', { company: policy.companyName })}</Typography>
          <ReasonField action="void" />
          {saysTooLittle(form.watch('reason') ?? '') && <RefusalNote />}
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

/** Voids a policy: it counts as never made. */
export const VoidPolicyDialog = policyDialog(VoidPolicy)

export default VoidPolicyDialog
