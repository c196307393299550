import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { closeClaim } from '#shared/contracts/claims/desk.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Closes a claim with its reason. */
export const CloseClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(closeClaim, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('closeClaim.title')}
      submitLabel={t('closeClaim.submit')}
      schema={closeClaim.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('closeClaim.done'))
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('fields.reason')} rows={4} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, CloseClaimDialog)
