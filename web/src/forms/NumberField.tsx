import { region } from '../i18n/region.ts'
import { NumericInput } from './NumericInput.tsx'
import type { FieldProps } from './useField.ts'

type NumberFieldProps = FieldProps & {
  /** Digits after the decimal point; none by default. */
  decimals?: number
  /** No thousands separators: years, codes. */
  plain?: boolean
  suffix?: string
  placeholder?: string
}

/** A number; the form keeps a number, or null when empty. */
export const NumberField = ({ decimals = 0, plain = false, ...field }: NumberFieldProps) => (
  <NumericInput
    {...field}
    decimals={decimals}
    format={(value) =>
      plain ? String(value) : value.toLocaleString(region.locale, { maximumFractionDigits: decimals })
    }
  />
)
