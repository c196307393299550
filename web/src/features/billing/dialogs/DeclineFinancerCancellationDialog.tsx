import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { declineFinancerCancellation } from '#shared/contracts/billing/financed.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { financedReads } from '../parts/financedReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Declines what a financer asked for: the policy goes on. */
export const DeclineFinancerCancellationDialog = ({
  policyId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const decline = useCommand(declineFinancerCancellation, { invalidates: financedReads })
  return (
    <FormDialog
      title={t('financed.decline.title')}
      submitLabel={t('financed.decline.submit')}
      width="xs"
      schema={declineFinancerCancellation.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { policyId }, body })
        toast.success(t('financed.decline.done'))
      }}
    >
      <Typography>{t('financed.decline.question')}</Typography>
      <TextField name="reason" label={t('financed.decline.reason')} rows={2} maxLength={500} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, DeclineFinancerCancellationDialog)
