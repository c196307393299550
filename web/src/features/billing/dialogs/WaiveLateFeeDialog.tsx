import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { waiveLateFee } from '#shared/contracts/billing/lateFees.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId, number: z.coerce.number().int().min(1) })

/** Lets the late fee of an instalment go. */
export const WaiveLateFeeDialog = ({ policyId, number, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const waive = useCommand(waiveLateFee, { invalidates: [...paymentReads, getInstalmentSchedule] })
  return (
    <FormDialog
      title={t('lateFee.title', { number })}
      submitLabel={t('lateFee.submit')}
      width="xs"
      schema={waiveLateFee.body.pick({ reason: true })}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await waive.mutateAsync({ params: { policyId }, body: { number, reason } })
        toast.success(t('lateFee.done'))
      }}
    >
      <Typography>{t('lateFee.question')}</Typography>
      <TextField name="reason" label={t('lateFee.reason')} rows={2} maxLength={500} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, WaiveLateFeeDialog)
