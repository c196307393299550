import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { releaseClaimVendor } from '#shared/contracts/claims/desk.ts'
import { listClaimNotes } from '#shared/contracts/claims/notes.ts'
import { ClaimId, VendorId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, vendorId: VendorId, name: z.string() })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Ends the work of a vendor on a claim. */
const ReleaseClaimVendorDialog = ({ claimId, vendorId, name, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(releaseClaimVendor, { invalidates: [...claimReads, listClaimNotes] })
  return (
    <FormDialog
      title={t('releaseClaimVendor.title', { name })}
      submitLabel={t('releaseClaimVendor.submit')}
      schema={releaseClaimVendor.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId, vendorId }, body })
        toast.success(t('releaseClaimVendor.done', { name }))
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('fields.reason')} hint={t('releaseClaimVendor.hint')} rows={4} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, ReleaseClaimVendorDialog)
