import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'

/** Whom bills are sent to: name, e-mail, phone. */
export const ContactFields = () => {
  const { t } = useTranslation('billing')
  return (
    <>
      <FieldGrid>
        <TextField name="firstName" label={t('contacts.firstName')} autoComplete="given-name" autoFocus />
        <TextField name="lastName" label={t('contacts.lastName')} autoComplete="family-name" />
      </FieldGrid>
      <TextField name="email" label={t('contacts.email')} type="email" autoComplete="email" />
      <PhoneField name="phone" label={t('contacts.phone')} />
    </>
  )
}
