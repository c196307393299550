import { useTranslation } from 'react-i18next'
import { undoCancelledPolicy } from '#shared/contracts/policy/cancellation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Undo = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const undo = useCommand(undoCancelledPolicy, { invalidates: policyReads })
  return (
    <ConfirmDialog
      title={t('undoCancel.title', { policyNumber: policy.policyNumber })}
      confirmLabel={t('undoCancel.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await undo.mutateAsync({ params: { policyId: policy.id } })
        toast.success(t('undoCancel.done'))
      }}
    >
      {t('undoCancel.question')}
    </ConfirmDialog>
  )
}

/** Takes a cancellation back. */
export const UndoCancelledPolicyDialog = policyDialog(Undo)

export default UndoCancelledPolicyDialog
