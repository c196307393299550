import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AgencyLicense, searchAgencyLicenses, updateAgencyLicense } from '#shared/contracts/agency/agencyLicenses.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { LicenseFields } from '../forms/LicenseFields.tsx'
import { emptyLicense, licenseForm, orNothing, principalOf } from '../forms/licenseForm.ts'
import { licensing } from '../parts/licensing.ts'

const LicenseData = z.object({ license: AgencyLicense })
type Props = z.infer<typeof LicenseData> & { onClose: () => void }

const Fields = z.object({ ...licenseForm, activeResidentState: orNothing(z.string()) })

/** Changes a license of an agency, or renews it. */
export const UpdateAgencyLicenseDialog = ({ license, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const update = useCommand(updateAgencyLicense, { invalidates: [searchAgencyLicenses] })
  const { id, agencyName } = license
  return (
    <FormDialog
      title={t('edit', { number: license.number })}
      submitLabel={t('save')}
      schema={Fields}
      defaultValues={{ ...emptyLicense, activeResidentState: null, ...license }}
      needsChange
      onSubmit={async (values) => {
        const body = { ...values, id, agencyName, principal: principalOf(values) }
        await update.mutateAsync({ body }).catch(orSay(t('failed.edit')))
        toast.success(t('saved', { number: values.number }))
      }}
      onClose={onClose}
    >
      <LicenseFields autoFocus />
      {licensing.byState && <StateField name="activeResidentState" label={t('fields.residentState')} optional />}
    </FormDialog>
  )
}

export default hosted(LicenseData, UpdateAgencyLicenseDialog)
