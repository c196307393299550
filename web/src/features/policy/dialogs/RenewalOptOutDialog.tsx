import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { createRenewalOptOut, updateRenewalOptOut } from '#shared/contracts/policy/renewals.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { toast } from '#web/ui/toast.ts'
import { NonRenewalFields, takesNotice } from '../parts/NonRenewalFields.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const OptOut = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const create = useCommand(createRenewalOptOut, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('optOut.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('optOut.submit')}
      width="sm"
      schema={createRenewalOptOut.body}
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        const body = { reason, ...(takesNotice(reason) && { note }) }
        await create.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('optOut.done'))
      }}
    >
      {(form) => (
        <>
          {!takesNotice(form.watch('reason')) && (
            <Typography>{t('optOut.question', { company: policy.companyName })}</Typography>
          )}
          <ReasonField action="optout" />
          {takesNotice(form.watch('reason')) && <NonRenewalFields policy={policy} />}
        </>
      )}
    </FormDialog>
  )
}

const OptIn = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const update = useCommand(updateRenewalOptOut, { invalidates: policyReads })
  return (
    <ConfirmDialog
      title={t('optIn.title', { policyNumber: policy.policyNumber })}
      confirmLabel={t('optIn.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await update.mutateAsync({ params: { policyId: policy.id }, body: { optOut: false } })
        toast.success(t('optIn.done'))
      }}
    >
      {t('optIn.question')}
    </ConfirmDialog>
  )
}

/** The insured does not want the policy renewed, or wants it again. */
export const RenewalOptOutDialog = policyDialog(({ policy, onClose }: PolicyDialogProps) =>
  policy.renewalOptOut ? <OptIn policy={policy} onClose={onClose} /> : <OptOut policy={policy} onClose={onClose} />,
)

export default RenewalOptOutDialog
