import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { previewRevert, revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChangeMoney } from '../parts/ChangeMoney.tsx'
import { policyReads } from '../parts/policyReads.ts'

const RevertData = z.object({ policyId: PolicyId, revision: z.int() })

/** Takes a revision back, with what that costs or gives back before it counts. */
export const RevertPolicyRevisionDialog = ({
  policyId,
  revision,
  onClose,
}: z.infer<typeof RevertData> & { onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const revert = useCommand(revertPolicyRevision, { invalidates: policyReads })
  const preview = useOperation(previewRevert, { params: { policyId }, query: { revision } })
  const isReferred = (preview.data?.reasons.length ?? 0) > 0
  return (
    <FormDialog
      title={t('revert.title', { revision })}
      submitLabel={t('revert.submit')}
      destructive
      width="sm"
      schema={revertPolicyRevision.body.pick({ note: true })}
      blocked={preview.data === undefined}
      onClose={onClose}
      onSubmit={async ({ note }) => {
        await revert.mutateAsync({
          params: { policyId },
          body: {
            revision,
            ...(preview.data && { expectedTotal: preview.data.total }),
            ...(note !== undefined && note !== '' && { note }),
          },
        })
        toast.success(t('revert.done'))
      }}
    >
      {preview.error && <ProblemPanel error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <TextSkeleton lines={4} />}
      {isReferred && <TextField name="note" label={t('revert.note')} rows={3} />}
      {preview.data && <ChangeMoney preview={preview.data} />}
    </FormDialog>
  )
}

export default hosted(RevertData, RevertPolicyRevisionDialog)
