import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getCommissionAccount, toggleAgencyPayments } from '#shared/contracts/commissions/account.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountAwaited } from '../parts/AccountAwaited.tsx'
import { commissionReads } from '../parts/commissionReads.ts'

const Data = z.object({ agencyId: AgencyId })

/** Pauses the payments of commission to an agency, or resumes them. */
export const ToggleAgencyPaymentsDialog = ({ agencyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const account = useOperation(getCommissionAccount, { params: { agencyId } })
  const toggle = useCommand(toggleAgencyPayments, { invalidates: commissionReads })
  // What it does follows from how payments stand.
  if (account.data === undefined)
    return <AccountAwaited title={t('account.title')} account={account} onClose={onClose} />
  const { agencyName: agency, paymentsPaused: isPaused } = account.data
  return (
    <ConfirmDialog
      title={t(isPaused ? 'resume.title' : 'pause.title')}
      confirmLabel={t(isPaused ? 'resume.submit' : 'pause.submit')}
      onClose={onClose}
      onConfirm={async () => {
        const { paymentsPaused } = await toggle.mutateAsync({ params: { agencyId } }).catch(orSay(t('pause.failed')))
        toast.success(t(paymentsPaused ? 'pause.done' : 'resume.done'))
      }}
    >
      {t(isPaused ? 'resume.text' : 'pause.text', { agency })}
    </ConfirmDialog>
  )
}

export default hosted(Data, ToggleAgencyPaymentsDialog)
