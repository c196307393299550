import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressField } from '#shared/regions/region.ts'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { FieldGrid } from '../parts/FieldGrid.tsx'

type AddressFieldsProps = {
  /** Put before the field's name: `mailingAddress.`. */
  prefix?: string
  /** Further fields in the same grid. */
  children?: ReactNode
}

const autoComplete: Readonly<Record<AddressField, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  address3: 'address-line3',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
}

/** The lines of an address as the region has them, in its order. */
export const AddressFields = ({ prefix = '', children }: AddressFieldsProps) => {
  const { t } = useTranslation('account')
  return (
    <FieldGrid>
      {region.address.fields.map(({ name, required }) => {
        const shared = { name: `${prefix}${name}`, label: t(`address.${name}`), optional: !required }
        if (name === 'state') return <StateField key={name} {...shared} />
        if (name === 'zipCode') return <PostcodeField key={name} {...shared} />
        return (
          <TextField key={name} {...shared} autoComplete={autoComplete[name]} maxLength={name === 'city' ? 100 : 200} />
        )
      })}
      {children}
    </FieldGrid>
  )
}
