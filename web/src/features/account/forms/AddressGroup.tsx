import { useTranslation } from 'react-i18next'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { FormGroup } from './FormGroup.tsx'

/** Where the company is and how to reach it. */
export const AddressGroup = () => {
  const { t } = useTranslation('account')
  return (
    <FormGroup title={t('details.address')}>
      <AddressFields>
        <PhoneField name="phoneNumber" extensionName="phoneExtension" label={t('details.phone')} />
      </AddressFields>
    </FormGroup>
  )
}
