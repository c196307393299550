import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rejectWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type WriteOffDialogProps, writeOffDialog } from '../parts/writeOffDialog.tsx'
import { writeOffReads } from '../parts/writeOffReads.ts'

const RejectWriteOff = ({
  writeOff: { id, amount, companyName: company, policyNumber },
  onClose,
}: WriteOffDialogProps) => {
  const { t } = useTranslation('billing')
  const reject = useCommand(rejectWriteOff, { invalidates: writeOffReads })
  return (
    <FormDialog
      title={t('writeOffs.reject.title', { policyNumber })}
      submitLabel={t('writeOffs.reject.submit')}
      destructive
      width="xs"
      schema={rejectWriteOff.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reject.mutateAsync({ params: { writeOffId: id }, body })
        toast.success(t('writeOffs.reject.done'))
      }}
    >
      <Typography>{t('writeOffs.reject.question', { amount: money(amount), company })}</Typography>
      <TextField name="note" label={t('writeOffs.reject.note')} autoFocus />
    </FormDialog>
  )
}

/** Rejects a write-off with a note. */
export const RejectWriteOffDialog = writeOffDialog(RejectWriteOff)

export default RejectWriteOffDialog
