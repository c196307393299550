import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { rescindPolicy } from '#shared/contracts/policy/rescission.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const Rescind = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(rescindPolicy, { invalidates: policyReads })
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  const { rescissionProposal: proposal } = policy
  return (
    <FormDialog
      title={t('rescission.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('rescission.submit')}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={rescindPolicy.body.omit({ expectedTotal: true })}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async () => {
        await mutateAsync({ params: { policyId: policy.id }, body: { expectedTotal } })
        toast.success(t('rescission.done'))
      }}
    >
      <Typography>{t('rescission.question', { company: policy.companyName })}</Typography>
      {proposal && (
        <Typography variant="body2" color="text.secondary">
          {t('rescission.by', { name: proposal.name, at: dateTime(proposal.at), reason: proposal.reason })}
        </Typography>
      )}
      <CancellationPreview
        policyId={policy.id}
        reason={null}
        effectiveDate={policy.effectiveDate}
        isTakenBack
        onShown={setExpectedTotal}
      />
    </FormDialog>
  )
}

/** Rescinds a policy as somebody else proposed. */
export const RescindPolicyDialog = policyDialog(Rescind)

export default RescindPolicyDialog
