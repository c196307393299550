import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { reopenClaim } from '#shared/contracts/claims/desk.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Opens a closed claim again, with the reason. */
export const ReopenClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(reopenClaim, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('reopenClaim.title')}
      submitLabel={t('reopenClaim.submit')}
      schema={reopenClaim.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('reopenClaim.done'))
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('fields.reason')} rows={4} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, ReopenClaimDialog)
