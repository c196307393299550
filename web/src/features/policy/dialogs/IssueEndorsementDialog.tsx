import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { issueEndorsement, previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { EndorsementId, PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChangeMoney } from '../parts/ChangeMoney.tsx'
import { policyReads } from '../parts/policyReads.ts'

const RequestData = z.object({ policyId: PolicyId, endorsementId: EndorsementId })

/** Issues an endorsement that was referred, at the price it has now. */
export const IssueEndorsementDialog = ({
  policyId,
  endorsementId,
  onClose,
}: z.infer<typeof RequestData> & { onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const issue = useCommand(issueEndorsement, { invalidates: policyReads })
  const policy = useOperation(getPolicy, { params: { policyId }, query: {} })
  const request = policy.data?.endorsementRequests?.find(({ id }) => id === endorsementId)
  const preview = useOperation(
    previewEndorsement,
    request === undefined
      ? null
      : { params: { policyId }, body: { effectiveDate: request.effectiveDate, ...request.terms } },
  )
  const error = policy.error ?? preview.error
  return (
    <FormDialog
      title={t('issueEndorsement.title')}
      submitLabel={t('issueEndorsement.submit')}
      width="sm"
      schema={issueEndorsement.body.pick({ note: true })}
      notNow={unlessShown(preview.data !== undefined)}
      onClose={onClose}
      onSubmit={async ({ note }) => {
        if (preview.data === undefined) return
        const { total, later } = preview.data
        await issue.mutateAsync({
          params: { policyId },
          body: { endorsementId, expectedTotal: total, confirmLater: later.length > 0, note },
        })
        toast.success(t('endorse.issued'))
      }}
    >
      {error && <ProblemPanel error={error} />}
      <TextField name="note" label={t('issueEndorsement.note')} rows={3} />
      {preview.data ? <ChangeMoney preview={preview.data} /> : !error && <TextSkeleton lines={4} />}
    </FormDialog>
  )
}

export default hosted(RequestData, IssueEndorsementDialog)
