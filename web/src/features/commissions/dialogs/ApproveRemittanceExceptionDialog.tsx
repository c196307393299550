import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { approveRemittanceException } from '#shared/contracts/commissions/remittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ExceptionFacts } from '../parts/ExceptionFacts.tsx'
import { remittanceReads } from '../parts/remittanceReads.ts'

const Data = z.object({ exception: RemittanceException })

/** Approves what somebody else proposed, as it is shown. */
export const ApproveRemittanceExceptionDialog = ({
  exception,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const approve = useCommand(approveRemittanceException, { invalidates: remittanceReads })
  const { id: exceptionId, kind, proposal } = exception
  const resolution = proposal?.resolution ?? 'SETTLE'
  return (
    <FormDialog
      title={t('exception.approve.title')}
      submitLabel={t('exception.approve.submit')}
      width="sm"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await approve.mutateAsync({ params: { exceptionId }, body: { resolution, proposedAt: proposal?.at } })
        toast.success(t('exception.approve.done'))
      }}
    >
      <ExceptionFacts exception={exception} />
      <Typography>
        {proposal?.policyNumber === undefined
          ? t(`exception.does.${kind === 'SHORT' ? 'SHORT' : 'SUSPENDED'}.${resolution}`)
          : t('exception.belongsTo', { policyNumber: proposal.policyNumber })}
      </Typography>
      {proposal && (
        <Typography color="text.secondary">
          {t('exception.proposedBy', { name: proposal.name, note: proposal.note })}
        </Typography>
      )}
    </FormDialog>
  )
}

export default hosted(Data, ApproveRemittanceExceptionDialog)
