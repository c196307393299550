import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  AgentLicense,
  searchAgentLicenses,
  searchAllAgentLicenses,
  updateAgentLicense,
} from '#shared/contracts/agency/agentLicenses.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { LicenseFields } from '../forms/LicenseFields.tsx'
import { emptyLicense, licenseForm, principalOf } from '../forms/licenseForm.ts'

const LicenseData = z.object({ license: AgentLicense.extend({ agentId: UserId }) })
type Props = z.infer<typeof LicenseData> & { onClose: () => void }

/** Changes a license of an agent, or renews it. */
export const UpdateAgentLicenseDialog = ({ license, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const update = useCommand(updateAgentLicense, { invalidates: [searchAgentLicenses, searchAllAgentLicenses] })
  const { id, agencyId: _, agentPhone: __, verified: ___, ...before } = license
  return (
    <FormDialog
      title={t('editOf', { number: license.number, name: `${license.agentFirstName} ${license.agentLastName}` })}
      submitLabel={t('save')}
      schema={z.object(licenseForm)}
      defaultValues={{ ...emptyLicense, ...license }}
      needsChange
      onSubmit={async (values) => {
        const body = { ...before, ...values, id, principal: principalOf(values) }
        await update.mutateAsync({ body }).catch(orSay(t('failed.edit')))
        toast.success(t('saved', { number: values.number }))
      }}
      onClose={onClose}
    >
      <LicenseFields autoFocus />
    </FormDialog>
  )
}

export default hosted(LicenseData, UpdateAgentLicenseDialog)
