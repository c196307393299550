import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { createHold, listHolds } from '#shared/contracts/policy/holds.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { frozenActs, holdKinds } from '#shared/domain/policy/freezes.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { ActsField } from '#web/records/freeze/ActsField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Form = createHold.body.omit({ policyId: true })

const CreateHold = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation(['policy', 'records'])
  const create = useCommand(createHold, { invalidates: [...policyReads, listHolds] })
  return (
    <FormDialog
      title={t('hold.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('hold.submit')}
      width="xs"
      schema={Form}
      // Of a policy that is over nothing is left to choose from: its documents are held.
      defaultValues={{ reason: '', acts: isOver(policy.status) ? [...frozenActs] : [] }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body: { ...body, policyId: PolicyId.parse(policy.id) } })
        toast.success(t('hold.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('hold.hint')}</Typography>
      <SelectField
        name="kind"
        label={t('hold.kind')}
        options={holdKinds.map((value) => ({ value, label: t(`records:freeze.holds.${value}`) }))}
      />
      <TextField name="reason" label={t('hold.reason')} rows={2} maxLength={2000} />
      <ActsField />
      <DateField name="until" label={t('hold.until')} hint={t('hold.untilHint')} optional />
    </FormDialog>
  )
}

/** Holds a policy: what is named is not done until the hold is lifted. */
export const CreateHoldDialog = policyDialog(CreateHold)

export default CreateHoldDialog
