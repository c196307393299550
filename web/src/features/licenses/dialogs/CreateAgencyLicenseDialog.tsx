import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createAgencyLicense, searchAgencyLicenses } from '#shared/contracts/agency/agencyLicenses.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { LicenseFields } from '../forms/LicenseFields.tsx'
import { chosen, emptyLicense, licenseForm, orNothing, principalOf } from '../forms/licenseForm.ts'
import { licensing } from '../parts/licensing.ts'

/** For staff: the agency whose license it is, where it is known. */
const AgencyData = z.object({ agencyId: AgencyId.optional() })
type Props = z.infer<typeof AgencyData> & { onClose: () => void }

const fields = { ...licenseForm, activeResidentState: orNothing(z.string()) }
const OwnForm = z.object({ ...fields, agencyId: orNothing(AgencyId) })
const StaffForm = z.object({ ...fields, agencyId: chosen(AgencyId, 'Choose an agency') })

/** Enters a license of an agency. */
export const CreateAgencyLicenseDialog = ({ agencyId, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const asksAgency = usePersona() === 'COWBELL' && agencyId === undefined
  const create = useCommand(createAgencyLicense, { invalidates: [searchAgencyLicenses] })
  return (
    <FormDialog
      title={t('agency.add')}
      submitLabel={t('add')}
      schema={asksAgency ? StaffForm : OwnForm}
      defaultValues={{ ...emptyLicense, activeResidentState: null, agencyId: agencyId ?? null }}
      onSubmit={async (values) => {
        const body = { ...values, principal: principalOf(values) }
        await create.mutateAsync({ body }).catch(orSay(t('failed.add')))
        toast.success(t('added', { number: values.number }))
      }}
      onClose={onClose}
    >
      {asksAgency && <AgencyField label={t('fields.agency')} />}
      <LicenseFields autoFocus={!asksAgency} />
      {licensing.byState && <StateField name="activeResidentState" label={t('fields.residentState')} optional />}
    </FormDialog>
  )
}

export default hosted(AgencyData, CreateAgencyLicenseDialog)
