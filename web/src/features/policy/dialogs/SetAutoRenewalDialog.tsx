import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { setAutoRenewal } from '#shared/contracts/policy/renewals.ts'
import { autoRenewalRules, renewsItselfOn } from '#shared/domain/policy/autoRenewal.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Form = setAutoRenewal.body.pick({ instructedBy: true }).required()

/** The insured agrees, or whoever sells the policy says who of the insured has; it is taken back without a reason. */
const SetAutoRenewal = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const persona = usePersona()
  const { mutateAsync } = useCommand(setAutoRenewal, { invalidates: policyReads })
  const params = { policyId: policy.id }
  const { mostRise } = autoRenewalRules[region.code]
  const text = t('autoRenewal.text', { day: date(renewsItselfOn(policy.expirationDate, region.code)), mostRise })
  const say = async (wanted: boolean, instructedBy?: string) => {
    await mutateAsync({ params, body: { wanted, ...(instructedBy !== undefined && { instructedBy }) } })
    toast.success(t(wanted ? 'autoRenewal.isOn' : 'autoRenewal.isOff'))
  }
  if (policy.autoRenewal !== undefined)
    return (
      <ConfirmDialog
        title={t('autoRenewal.offTitle')}
        confirmLabel={t('autoRenewal.switchOff')}
        onConfirm={() => say(false)}
        onClose={onClose}
      >
        {t('autoRenewal.offText')}
      </ConfirmDialog>
    )
  if (persona === 'CUSTOMER')
    return (
      <ConfirmDialog
        title={t('autoRenewal.onTitle')}
        confirmLabel={t('autoRenewal.switchOn')}
        onConfirm={() => say(true)}
        onClose={onClose}
      >
        {text}
      </ConfirmDialog>
    )
  return (
    <FormDialog
      title={t('autoRenewal.onTitle')}
      submitLabel={t('autoRenewal.switchOn')}
      width="xs"
      schema={Form}
      defaultValues={{ instructedBy: '' }}
      onSubmit={({ instructedBy }) => say(true, instructedBy)}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <TextField name="instructedBy" label={t('autoRenewal.instructedBy')} hint={t('autoRenewal.instructedHint')} />
    </FormDialog>
  )
}

/** Says whether a policy renews itself. */
export const SetAutoRenewalDialog = policyDialog(SetAutoRenewal)

export default SetAutoRenewalDialog
