import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type WriteOffDialogProps, writeOffDialog } from '../parts/writeOffDialog.tsx'
import { writeOffReads } from '../parts/writeOffReads.ts'

const ApproveWriteOff = ({ writeOff, onClose }: WriteOffDialogProps) => {
  const { t } = useTranslation('billing')
  const approve = useCommand(approveWriteOff, { invalidates: writeOffReads })
  const { id, amount, companyName: company, note, policyNumber, proposal } = writeOff
  return (
    <FormDialog
      title={t('writeOffs.approve.title', { policyNumber })}
      submitLabel={t('writeOffs.approve.submit')}
      width="xs"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await approve.mutateAsync({ params: { writeOffId: id }, body: { amount } })
        toast.success(t('writeOffs.approve.done'))
      }}
    >
      <Typography>{t('writeOffs.approve.question', { amount: money(amount), company })}</Typography>
      <Typography color="text.secondary">{t('writeOffs.proposedBy', { name: proposal.name, note })}</Typography>
    </FormDialog>
  )
}

/** Approves a write-off of the amount that is shown. */
export const ApproveWriteOffDialog = writeOffDialog(ApproveWriteOff)

export default ApproveWriteOffDialog
