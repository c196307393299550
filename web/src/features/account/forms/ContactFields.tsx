import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'

/** The policy holder: name, e-mail, phone. */
export const ContactFields = () => {
  const { t } = useTranslation('account')
  return (
    <>
      <FieldGrid>
        <TextField name="contactFirstName" label={t('contact.firstName')} autoComplete="given-name" autoFocus />
        <TextField name="contactLastName" label={t('contact.lastName')} autoComplete="family-name" />
      </FieldGrid>
      <TextField name="contactEmail" label={t('contact.email')} type="email" autoComplete="email" />
      <PhoneField name="contactPhone" label={t('contact.phone')} />
    </>
  )
}
