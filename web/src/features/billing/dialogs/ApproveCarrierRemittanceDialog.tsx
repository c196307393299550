import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { toast } from '#web/ui/toast.ts'
import { RemittanceSum } from '../parts/remittances/RemittanceSum.tsx'
import { type RemittanceDialogProps, remittanceDialog } from '../parts/remittances/remittanceDialog.tsx'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const ApproveCarrierRemittance = ({ remittance, onClose }: RemittanceDialogProps) => {
  const { t } = useTranslation('billing')
  const approve = useCommand(approveCarrierRemittance, { invalidates: remittanceReads })
  const { id, amount, carrierName: carrier, month } = remittance
  return (
    <FormDialog
      title={t('carrierRemittances.approve.title', { carrier })}
      submitLabel={t('carrierRemittances.approve.submit')}
      width="xs"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await approve.mutateAsync({ params: { carrierRemittanceId: id }, body: { amount } })
        toast.success(t('carrierRemittances.approve.done'))
      }}
    >
      <Typography>
        {t('carrierRemittances.approve.question', { amount: exactMoney(amount), carrier, month: monthText(month) })}
      </Typography>
      <RemittanceSum {...remittance} />
    </FormDialog>
  )
}

/** Approves a remittance of the amount that is shown. */
export const ApproveCarrierRemittanceDialog = remittanceDialog(ApproveCarrierRemittance)

export default ApproveCarrierRemittanceDialog
