import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { answerClaimVendor } from '#shared/contracts/claims/desk.ts'
import { listClaimNotes } from '#shared/contracts/claims/notes.ts'
import { panelSubcategories } from '#shared/contracts/claims/panelSubcategories.ts'
import { ClaimId, VendorId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({
  claimId: ClaimId,
  vendorId: VendorId,
  subcategory: z.enum(panelSubcategories.map(({ id }) => id)),
  accepts: z.boolean(),
  /** The vendor whose answer the desk enters; nothing for who answers for the own firm. */
  vendorName: z.string().optional(),
})
type Props = z.infer<typeof Data> & { onClose: () => void }

const { reason } = answerClaimVendor.body.shape

/** A vendor takes the work that it was brought in for, or says why it does not. */
export const AnswerClaimVendorDialog = ({ claimId, vendorId, subcategory, accepts, vendorName, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(answerClaimVendor, { invalidates: [...claimReads, listClaimNotes] })
  const step = accepts ? 'accept' : 'decline'
  const work = t(`subcategories.${subcategory}`)
  return (
    <FormDialog
      title={
        vendorName === undefined
          ? t(`answerClaimVendor.${step}.own`)
          : t(`answerClaimVendor.${step}.of`, { name: vendorName })
      }
      submitLabel={t(`answerClaimVendor.${step}.submit`)}
      schema={z.object({
        reason: accepts ? reason : reason.unwrap().min(1, t('answerClaimVendor.reasonMissing')),
      })}
      defaultValues={{ reason: '' }}
      onSubmit={async ({ reason: said }) => {
        const body = { subcategory, accepts, ...(said && { reason: said }) }
        await send.mutateAsync({ params: { claimId, vendorId }, body })
        toast.success(t(`answerClaimVendor.${step}.done`))
      }}
      onClose={onClose}
    >
      <Typography>{t(`answerClaimVendor.${step}.means`, { work })}</Typography>
      {!accepts && (
        <TextField
          name="reason"
          label={t('fields.reason')}
          hint={t('answerClaimVendor.reasonHint')}
          rows={3}
          maxLength={1000}
          autoFocus
        />
      )}
    </FormDialog>
  )
}

export default hosted(Data, AnswerClaimVendorDialog)
