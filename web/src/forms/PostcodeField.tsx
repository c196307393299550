import { region } from '../i18n/region.ts'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './useField.ts'

/** A ZIP code or postcode, in capitals; the region's rule is in `region.address.postcode`. */
export const PostcodeField = (field: FieldProps) => (
  <TextField
    {...field}
    autoComplete="postal-code"
    inputMode={region.code === 'uk' ? 'text' : 'numeric'}
    maxLength={10}
    transform={(text) => text.toUpperCase()}
  />
)
