import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'

type AgencyFieldsProps = {
  nameHint?: string | undefined
  /** What is said of what the agency is known by. */
  knownHint?: ((field: 'hostname' | 'npn') => string | undefined) | undefined
}

/** Who an agency is, what it is known by, and how it is reached. */
export const AgencyFields = ({ nameHint, knownHint }: AgencyFieldsProps) => {
  const { t } = useTranslation('users')
  return (
    <>
      <TextField name="name" label={t('agency.name')} hint={nameHint} maxLength={255} autoFocus />
      <TextField name="description" label={t('agency.description')} optional rows={2} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="hostname" label={t('agency.hostname')} hint={knownHint?.('hostname')} />
        <TextField
          name="npn"
          label={region.registration.name}
          hint={knownHint?.('npn')}
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
    </>
  )
}
