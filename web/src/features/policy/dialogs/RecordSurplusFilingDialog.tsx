import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listUnfiledPolicies, recordSurplusFiling } from '#shared/contracts/policy/surplusFiling.ts'
import { surplusFilingOf } from '#shared/regions/usSurplusFilings.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { homeState } from '../parts/homeState.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Filing = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const record = useCommand(recordSurplusFiling, { invalidates: [...policyReads, listUnfiledPolicies] })
  const { filedWith, source } = surplusFilingOf(homeState(policy))
  return (
    <FormDialog
      title={t('surplusFiling.of', { policyNumber: policy.policyNumber })}
      submitLabel={t('surplusFiling.save')}
      schema={recordSurplusFiling.body}
      defaultValues={{
        number: policy.surplusFiling?.number ?? '',
        ...(policy.surplusFiling && { filedOn: policy.surplusFiling.filedOn }),
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        await record.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('surplusFiling.done'))
      }}
    >
      <Typography color="text.secondary">{t('surplusFiling.hint', { filedWith, source })}</Typography>
      <TextField name="number" label={t('surplusFiling.number')} maxLength={60} autoFocus />
      <DateField name="filedOn" label={t('surplusFiling.filedOn')} />
    </FormDialog>
  )
}

/** Records the number under which a state's stamping office has the policy. */
export const RecordSurplusFilingDialog = policyDialog(Filing)

export default RecordSurplusFilingDialog
