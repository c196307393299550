import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { withdrawRescission } from '#shared/contracts/policy/rescission.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Withdraw = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const withdraw = useCommand(withdrawRescission, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('rescission.withdrawTitle', { policyNumber: policy.policyNumber })}
      submitLabel={t('rescission.withdraw')}
      width="xs"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await withdraw.mutateAsync({ params: { policyId: policy.id } })
        toast.success(t('rescission.withdrawn'))
      }}
    >
      <Typography>{t('rescission.withdrawQuestion', { company: policy.companyName })}</Typography>
    </FormDialog>
  )
}

/** Takes the proposal to rescind a policy back, or turns it down. */
export const WithdrawRescissionDialog = policyDialog(Withdraw)

export default WithdrawRescissionDialog
