import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { endorsementWindow } from '#shared/domain/policy/endorsementWindow.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { toast } from '#web/ui/toast.ts'
import { actsForWholeTerm } from '../parts/actsForWholeTerm.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Schema = updateNonPremium.body.pick({
  effectiveDate: true,
  name: true,
  address1: true,
  city: true,
  zipCode: true,
  customerFirstName: true,
  customerLastName: true,
  customerEmail: true,
})

const NonPremium = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const update = useCommand(updateNonPremium, { invalidates: policyReads })
  const [today] = useState(() => dateAt(instantHere(), policy.timeZone))
  const { effectiveDate, expirationDate: endDate, firmographicData } = policy
  const { from, to } = endorsementWindow({ effectiveDate, endDate }, { today, isStaff: actsForWholeTerm() })
  return (
    <FormDialog
      title={t('nonPremium.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('nonPremium.submit')}
      width="sm"
      needsChange
      schema={Schema}
      defaultValues={{
        effectiveDate: today < from ? from : today > to ? to : today,
        name: policy.companyName,
        address1: firmographicData.address1,
        city: firmographicData.city,
        zipCode: firmographicData.zipCode,
        customerFirstName: policy.customerFirstName,
        customerLastName: policy.customerLastName,
        customerEmail: policy.customerEmail,
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('nonPremium.done'))
      }}
    >
      <DateField name="effectiveDate" label={t('endorse.day')} min={from} max={to} />
      <TextField name="name" label={t('term.companyName')} />
      <TextField name="address1" label={t('term.address1')} />
      <FieldGrid>
        <TextField name="city" label={t('term.city')} />
        <TextField name="zipCode" label={t('term.zipCode')} />
        <TextField name="customerFirstName" label={t('term.customerFirstName')} />
        <TextField name="customerLastName" label={t('term.customerLastName')} />
      </FieldGrid>
      <TextField name="customerEmail" label={t('term.customerEmail')} />
    </FormDialog>
  )
}

/** Changes how the insured is called, where it is and who is written to; the premium stays. */
export const UpdateNonPremiumDialog = policyDialog(NonPremium)

export default UpdateNonPremiumDialog
