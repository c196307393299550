import { region } from '../i18n/region.ts'
import { NumericInput } from './NumericInput.tsx'
import type { FieldProps } from './useField.ts'

type PercentFieldProps = FieldProps & {
  /** `points`: the form keeps 12.5 for 12.5 %. `share`: it keeps 0.125. */
  units?: 'points' | 'share'
  decimals?: number
}

/** A percentage. */
export const PercentField = ({ units = 'points', decimals = 1, ...field }: PercentFieldProps) => (
  <NumericInput
    {...field}
    suffix="%"
    decimals={decimals}
    format={(value) => value.toLocaleString(region.locale, { maximumFractionDigits: decimals })}
    toShown={(kept) => (units === 'share' ? Number((kept * 100).toFixed(decimals)) : kept)}
    toKept={(shown) => (units === 'share' ? Number((shown / 100).toFixed(decimals + 2)) : shown)}
  />
)
