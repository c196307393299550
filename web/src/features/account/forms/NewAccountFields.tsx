import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { CompanyNameField } from './CompanyNameField.tsx'
import type { Company } from './newAccountSchema.ts'

type NewAccountFieldsProps = { state: string | undefined; onCompany: (company: Company) => void }

/** What a company is looked up by and added with. */
export const NewAccountFields = ({ state, onCompany }: NewAccountFieldsProps) => {
  const { t } = useTranslation(['account', 'address'])
  return (
    <>
      <CompanyNameField name="name" label={t('new.name')} state={state} onCompany={onCompany} autoFocus />
      <TextField name="address1" label={t('new.street')} optional autoComplete="address-line1" maxLength={200} />
      <FieldGrid>
        <TextField name="city" label={t('address:city')} optional autoComplete="address-level2" maxLength={100} />
        {regionHasStates && <StateField name="state" label={t('address:state')} />}
        <PostcodeField name="zipCode" label={t('address:zipCode')} optional />
        <PhoneField name="phone" label={t('new.phone')} optional />
      </FieldGrid>
    </>
  )
}
