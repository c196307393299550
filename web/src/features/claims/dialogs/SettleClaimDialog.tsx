import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { settleClaim } from '#shared/contracts/claims/desk.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Says on what a claim was settled. */
export const SettleClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(settleClaim, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('settleClaim.title')}
      submitLabel={t('settleClaim.submit')}
      schema={settleClaim.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('settleClaim.done'))
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('fields.settledOn')} rows={4} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, SettleClaimDialog)
