import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { reverseWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type WriteOffDialogProps, writeOffDialog } from '../parts/writeOffDialog.tsx'
import { writeOffReads } from '../parts/writeOffReads.ts'

const ReverseWriteOff = ({
  writeOff: { id, amount, recovered, companyName: company, policyNumber },
  onClose,
}: WriteOffDialogProps) => {
  const { t } = useTranslation('billing')
  const reverse = useCommand(reverseWriteOff, { invalidates: writeOffReads })
  return (
    <FormDialog
      title={t('writeOffs.reverse.title', { policyNumber })}
      submitLabel={t('writeOffs.reverse.submit')}
      width="xs"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await reverse.mutateAsync({ params: { writeOffId: id } })
        toast.success(t('writeOffs.reverse.done'))
      }}
    >
      <Typography>{t('writeOffs.reverse.question', { amount: money(amount - recovered), company })}</Typography>
    </FormDialog>
  )
}

/** Makes due again what of a write-off has not come. */
export const ReverseWriteOffDialog = writeOffDialog(ReverseWriteOff)

export default ReverseWriteOffDialog
