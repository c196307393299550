import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgency, searchAgencyAgents, updateAgency } from '#shared/contracts/account/agencies.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { text } from '#shared/domain/text/text.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { registrationNumber } from '#web/forms/registrationNumber.ts'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { AgencyData } from './agencyData.ts'

const { name, hostname, contactFirstName, contactLastName, contactEmail } = updateAgency.body.required().shape
const { agencyBilled, enforceMfa, wholesale } = updateAgency.body.required().shape
const { address1, address2, city } = updateAgency.body.required().shape

/** Nothing chosen is no state. */
const State = z
  .string()
  .nullish()
  .transform((abbreviation) => abbreviation ?? '')

const Postcode = z
  .string()
  .trim()
  .default('')
  .refine((typed) => typed === '' || region.address.postcode.pattern.test(typed), {
    error: region.address.postcode.message,
  })

const AgencyForm = z.object({
  name,
  description: text(2000).default(''),
  hostname,
  npn: registrationNumber,
  contactFirstName,
  contactLastName,
  contactEmail,
  contactPhone: z
    .string('Phone is required')
    .refine((typed) => readPhone(region, typed).ok, { error: 'Please enter a valid phone number.' }),
  address1: address1.default(''),
  address2: address2.default(''),
  city: city.default(''),
  state: State,
  zipCode: Postcode,
  agencyBilled,
  enforceMfa,
  wholesale,
})
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
      <TextField name="name" label={t('agency.name')} hint={t('agency.nameHint')} maxLength={255} autoFocus />
      <TextField name="description" label={t('agency.description')} optional rows={2} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="hostname" label={t('agency.hostname')} hint={known('hostname')} />
        <TextField
          name="npn"
          label={region.registration.name}
          hint={known('npn')}
          inputMode="numeric"
          maxLength={10}
          transform={(typed) => typed.replace(/\D/g, '')}
        />
        <TextField name="contactFirstName" label={t('agency.contactFirstName')} autoComplete="off" />
        <TextField name="contactLastName" label={t('agency.contactLastName')} autoComplete="off" />
      </Box>
      <TextField name="contactEmail" label={t('fields.email')} type="email" autoComplete="off" />
      <PhoneField name="contactPhone" label={t('fields.phone')} />
      <AddressFields optional without={['address3']} />
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
