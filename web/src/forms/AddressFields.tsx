import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressField } from '#shared/regions/region.ts'
import { region } from '../i18n/region.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { PostcodeField } from './PostcodeField.tsx'
import { StateField } from './StateField.tsx'
import { TextField } from './TextField.tsx'

type AddressFieldsProps = {
  /** Put before the field's name: `mailingAddress.`. */
  prefix?: string
  /** An address may be left out, whole or in part. */
  optional?: boolean
  /** Lines that this address has not. */
  without?: readonly AddressField[]
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
export const AddressFields = ({ prefix = '', optional = false, without = [], children }: AddressFieldsProps) => {
  const { t } = useTranslation('address')
  return (
    <FieldGrid>
      {region.address.fields.map(({ name, required }) => {
        if (without.includes(name)) return null
        const shared = { name: `${prefix}${name}`, label: t(name), optional: optional || !required }
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
