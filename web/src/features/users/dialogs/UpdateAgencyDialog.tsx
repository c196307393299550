import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgency, searchAgencyAgents, updateAgency } from '#shared/contracts/account/agencies.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { AgencyFields } from '../forms/AgencyFields.tsx'
import { agencyFields } from '../forms/agencyForm.ts'
import { AgencyData } from './agencyData.ts'

const { agencyBilled, enforceMfa, wholesale } = updateAgency.body.required().shape

const AgencyForm = z.object({ ...agencyFields, agencyBilled, enforceMfa, wholesale })
type AgencyForm = z.output<typeof AgencyForm>

/** Changes an agency. What it is known by its own people ask for, and the provider's give at once. */
export const UpdateAgencyDialog = ({ agencyId, onClose }: AgencyData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const isStaff = usePersona() === 'COWBELL'
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const update = useCommand(updateAgency, { invalidates: [getAgency, listTeamAgencies, searchAgencyAgents] })
  if (!agency) return null
  const asked = isStaff ? undefined : agency.wanted
  const before: AgencyForm = {
    name: agency.name,
    description: agency.description ?? '',
    hostname: asked?.hostname ?? agency.hostname ?? '',
    npn: asked?.npn ?? agency.npn ?? '',
    contactFirstName: agency.contactFirstName,
    contactLastName: agency.contactLastName,
    contactEmail: agency.contactEmail,
    contactPhone: agency.contactPhone,
    address1: agency.address1 ?? '',
    address2: agency.address2 ?? '',
    city: agency.city ?? '',
    state: agency.state ?? '',
    zipCode: agency.zipCode ?? '',
    agencyBilled: agency.agencyBilled,
    enforceMfa: agency.enforceMfa,
    wholesale: agency.wholesale,
  }
  const known = (field: 'hostname' | 'npn') => {
    if (isStaff) return undefined
    return asked?.[field] === undefined ? t('agency.askHint') : t('agency.askedHint', { stands: agency[field] ?? '–' })
  }
  return (
    <FormDialog
      title={t('agency.editTitle', { name: agency.name })}
      submitLabel={t('agency.save')}
      schema={AgencyForm}
      defaultValues={before}
      needsChange
      onSubmit={async (values) => {
        // What is left as it was is not named, lest it end what is asked for in its place.
        const changed = Object.entries(values).filter(([field, value]) => value !== before[field as keyof AgencyForm])
        const after = await update.mutateAsync({ params: { agencyId }, body: Object.fromEntries(changed) })
        toast.success(t(after.wanted !== undefined && !isStaff ? 'agency.savedAndAsked' : 'agency.saved'))
      }}
      onClose={onClose}
    >
      <AgencyFields nameHint={t('agency.nameHint')} knownHint={known} />
      {isStaff && (
        <Stack spacing={1}>
          <SwitchField name="wholesale" label={t('agency.wholesale')} hint={t('agency.wholesaleHint')} />
          <SwitchField name="agencyBilled" label={t('agency.agencyBilled')} hint={t('agency.agencyBilledHint')} />
          <SwitchField name="enforceMfa" label={t('agency.enforceMfa')} hint={t('agency.enforceMfaHint')} />
        </Stack>
      )}
    </FormDialog>
  )
}

export default hosted(AgencyData, UpdateAgencyDialog)
