import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { proposeWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { writeOffReasons } from '#shared/domain/billing/writeOffRules.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { writeOffReads } from '../parts/writeOffReads.ts'

const Data = z.object({ policyId: PolicyId })

const { note, reason } = proposeWriteOff.body.shape
const Proposed = z.object({
  amount: z.number({ error: 'Amount is a required field' }).int().min(1, 'Amount is a required field'),
  reason,
  note,
})

/** Proposes to write off what is left of a policy's invoice; somebody else decides. */
export const ProposeWriteOffDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const propose = useCommand(proposeWriteOff, { invalidates: writeOffReads })
  const { data, isPending, fetchStatus } = useOperation(getPayment, { params: { policyId } })
  if (isPending && fetchStatus !== 'idle') return null
  return (
    <FormDialog
      title={t('writeOffs.propose.title')}
      submitLabel={t('writeOffs.propose.submit')}
      width="xs"
      schema={Proposed}
      defaultValues={{ ...(data && { amount: data.dueAmount }), reason: 'SMALL_BALANCE', note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await propose.mutateAsync({ body: { ...body, policyId } })
        toast.success(t('writeOffs.propose.done'))
      }}
    >
      <Typography>
        {data === undefined
          ? t('writeOffs.propose.second')
          : t('writeOffs.propose.due', { amount: money(data.dueAmount) })}
      </Typography>
      <MoneyField name="amount" label={t('writeOffs.amount')} units="minor" />
      <SelectField
        name="reason"
        label={t('writeOffs.reason')}
        options={writeOffReasons.map((value) => ({ value, label: t(`writeOffs.reasons.${value}`) }))}
      />
      <TextField name="note" label={t('writeOffs.propose.note')} autoComplete="off" />
    </FormDialog>
  )
}

export default hosted(Data, ProposeWriteOffDialog)
