import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { previewRevert, revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { BrokerGivenBackMoney } from '../parts/BrokerGivenBackMoney.tsx'
import { ChangeMoney } from '../parts/ChangeMoney.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const { note } = revertPolicyRevision.body.shape

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
  const askAgain = useAskAgain(previewRevert)
  const shown = preview.isFetching ? undefined : preview.data
  const isNoteNeeded = preview.data?.isNoteNeeded ?? false
  const isReferred = (preview.data?.reasons.length ?? 0) > 0
  return (
    <FormDialog
      title={t('revert.title', { revision })}
      submitLabel={t('revert.submit')}
      destructive
      width="sm"
      schema={z.object({ note: isNoteNeeded ? filledText(2000) : note })}
      // What is confirmed is what is shown.
      notNow={unlessShown(shown !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ note: said }) => {
        await revert.mutateAsync({
          params: { policyId },
          body: {
            revision,
            ...(shown && { expectedTotal: shown.total }),
            ...(shown?.broker && { expectedCommission: shown.broker.commission }),
            ...(said !== undefined && said !== '' && { note: said }),
          },
        })
        toast.success(t('revert.done'))
      }}
    >
      {preview.error && !preview.isFetching ? (
        <ProblemPanel error={preview.error} onRetry={() => void preview.refetch()} />
      ) : shown === undefined ? (
        <TextSkeleton lines={4} />
      ) : (
        <>
          {shown.broker && <Typography>{t('revert.broker', shown.broker)}</Typography>}
          {shown.broker && <BrokerGivenBackMoney broker={shown.broker} />}
          <ChangeMoney preview={shown} />
        </>
      )}
      {isNoteNeeded && <TextField name="note" label={t(isReferred ? 'revert.note' : 'revert.why')} rows={3} />}
    </FormDialog>
  )
}

export default hosted(RevertData, RevertPolicyRevisionDialog)
