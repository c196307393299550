import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { assignClaimVendor } from '#shared/contracts/claims/desk.ts'
import { panelSubcategories } from '#shared/contracts/claims/panelSubcategories.ts'
import { answerHours, vendorUrgencies } from '#shared/domain/claims/vendorAnswer.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** The firms of the panel that do what was chosen, with what an hour of each costs. */
const VendorField = ({ subcategory }: { subcategory: string | undefined }) => {
  const { t } = useTranslation('claims')
  const panel = useOperation(listVendorPanel, { query: {} })
  const able = (panel.data ?? []).flatMap(({ vendorId, name, rates }) => {
    const rate = rates.find((each) => each.subcategory === subcategory)
    return rate === undefined
      ? []
      : [{ value: vendorId, label: name, hint: t('vendors.hourly', { rate: money(rate.hourly) }) }]
  })
  const isNobody = panel.data !== undefined && subcategory !== undefined && able.length === 0
  return (
    <SelectField
      name="vendorId"
      label={t('fields.vendor')}
      options={able}
      notNow={
        able.length > 0
          ? undefined
          : t(isNobody ? 'vendors.nobodyDoes' : subcategory === undefined ? 'vendors.firstWhat' : 'vendors.read')
      }
    />
  )
}

/** Brings in a vendor of the panel, who sees the claim from then on. */
export const AssignClaimVendorDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(assignClaimVendor, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('assignClaimVendor.title')}
      submitLabel={t('assignClaimVendor.submit')}
      schema={assignClaimVendor.body}
      defaultValues={{ scope: '', urgency: 'URGENT' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('assignClaimVendor.done'))
      }}
      onClose={onClose}
    >
      {({ watch }) => (
        <>
          <SelectField
            name="subcategory"
            label={t('fields.subcategory')}
            options={panelSubcategories.map(({ id }) => ({ value: id, label: t(`subcategories.${id}`) }))}
          />
          <VendorField subcategory={watch('subcategory')} />
          <SelectField
            name="urgency"
            label={t('fields.urgency')}
            options={vendorUrgencies.map((value) => ({
              value,
              label: t(`urgencies.${value}`),
              hint: t('urgencies.within', { count: answerHours[value] }),
            }))}
          />
          <TextField name="scope" label={t('fields.scope')} hint={t('fields.scopeHint')} rows={4} maxLength={2000} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(Data, AssignClaimVendorDialog)
