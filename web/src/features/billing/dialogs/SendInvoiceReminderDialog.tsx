import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { sendInvoiceReminder } from '#shared/contracts/billing/agencyBill.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Reminds whoever is billed for a policy of what is due. */
export const SendInvoiceReminderDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const send = useCommand(sendInvoiceReminder, { invalidates: paymentReads })
  return (
    <ConfirmDialog
      title={t('remind.title')}
      confirmLabel={t('remind.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await send.mutateAsync({ params: { policyId } }).catch(orSay(t('remind.failed')))
        toast.success(t('remind.done'))
      }}
    >
      {t('remind.question')}
    </ConfirmDialog>
  )
}

export default hosted(Data, SendInvoiceReminderDialog)
