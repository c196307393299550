import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { triggerSubmissionRenewal } from '#shared/contracts/account/submissionDecisions.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { policyReads } from '../parts/policyReads.ts'

/** Opens a submission for the renewal of each policy; one that has one keeps it. */
export const TriggerSubmissionRenewalDialog = ({
  policyIds,
  onClose,
}: {
  policyIds: PolicyId[]
  onClose: () => void
}) => {
  const { t } = useTranslation('policy')
  const trigger = useCommand(triggerSubmissionRenewal, { invalidates: policyReads })
  return (
    <ConfirmDialog
      title={t('triggerRenewals.title', { count: policyIds.length })}
      confirmLabel={t('triggerRenewals.submit')}
      onConfirm={async () => {
        const { submissions } = await trigger.mutateAsync({ body: { policyIds } })
        toast.success(t('triggerRenewals.done', { count: submissions.length }))
      }}
      onClose={onClose}
    >
      {t('triggerRenewals.question')}
    </ConfirmDialog>
  )
}

export default hosted(
  z.object({ policyIds: triggerSubmissionRenewal.body.shape.policyIds }),
  TriggerSubmissionRenewalDialog,
)
