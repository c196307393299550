import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

/** What an organization says of itself: its name and whom to speak to. */
export const ProfileFields = () => {
  const { t } = useTranslation('organizations')
  return (
    <>
      <TextField name="name" label={t('fields.name')} maxLength={255} autoFocus />
      <TextField name="description" label={t('fields.description')} optional rows={2} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="contactFirstName" label={t('fields.contactFirstName')} autoComplete="off" />
        <TextField name="contactLastName" label={t('fields.contactLastName')} autoComplete="off" />
      </Box>
      <TextField name="contactEmail" label={t('fields.email')} type="email" autoComplete="off" />
      <PhoneField name="contactPhone" label={t('fields.phone')} />
    </>
  )
}
