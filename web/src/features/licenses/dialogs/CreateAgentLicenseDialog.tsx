import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  createAgentLicense,
  searchAgentLicenses,
  searchAllAgentLicenses,
} from '#shared/contracts/agency/agentLicenses.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AgentField } from '../forms/AgentField.tsx'
import { LicenseFields } from '../forms/LicenseFields.tsx'
import { chosen, emptyLicense, licenseForm, orNothing, principalOf } from '../forms/licenseForm.ts'

/** For staff: the agency whose agent it is, where it is known. */
const AgencyData = z.object({ agencyId: AgencyId.optional() })
type Props = z.infer<typeof AgencyData> & { onClose: () => void }

const Fields = z.object({
  ...licenseForm,
  agencyId: orNothing(z.string()),
  agentId: chosen(UserId, 'Choose an agent'),
})

/** Enters a license of an agent. Staff choose the agency first, whose agents are offered then. */
export const CreateAgentLicenseDialog = ({ agencyId: known, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const asksAgency = usePersona() === 'COWBELL' && known === undefined
  const create = useCommand(createAgentLicense, { invalidates: [searchAgentLicenses, searchAllAgentLicenses] })
  return (
    <FormDialog
      title={t('agent.add')}
      submitLabel={t('add')}
      schema={Fields}
      defaultValues={{ ...emptyLicense, agencyId: known ?? null, agentId: null }}
      onSubmit={async ({ agencyId: _, ...values }) => {
        const body = { ...values, principal: principalOf(values) }
        await create.mutateAsync({ body }).catch(orSay(t('failed.add')))
        toast.success(t('added', { number: values.number }))
      }}
      onClose={onClose}
    >
      {(form) => {
        const agencyId = z.string().safeParse(form.watch('agencyId')).data
        return (
          <>
            {asksAgency && <AgencyField label={t('fields.agency')} />}
            <AgentField
              agencyId={agencyId}
              notNow={asksAgency && agencyId === undefined ? t('fields.agencyFirst') : undefined}
            />
            <LicenseFields />
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(AgencyData, CreateAgentLicenseDialog)
