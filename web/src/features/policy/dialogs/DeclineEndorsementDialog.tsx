import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { declineEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { EndorsementId, PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { policyReads } from '../parts/policyReads.ts'

const RequestData = z.object({ policyId: PolicyId, endorsementId: EndorsementId })

/** Declines an endorsement that was referred, with a word. */
export const DeclineEndorsementDialog = ({
  policyId,
  endorsementId,
  onClose,
}: z.infer<typeof RequestData> & { onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const decline = useCommand(declineEndorsement, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('declineEndorsement.title')}
      submitLabel={t('declineEndorsement.submit')}
      destructive
      width="xs"
      schema={declineEndorsement.body.omit({ endorsementId: true })}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await decline.mutateAsync({ params: { policyId }, body: { endorsementId, reason } })
        toast.success(t('declineEndorsement.done'))
      }}
    >
      <TextField name="reason" label={t('declineEndorsement.reason')} rows={3} />
    </FormDialog>
  )
}

export default hosted(RequestData, DeclineEndorsementDialog)
