import { useState } from 'react'

type Numeric = {
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** How the value reads when the field is at rest (`1,250,000`). */
  format: (value: number) => string
  /** Digits after the decimal point that can be typed. */
  decimals: number
}

/** `1,250.5` to 1250.5; undefined when it is no number. Grouping, spaces and currency signs are ignored. */
export const parseNumber = (text: string, decimals: number): number | undefined => {
  const plain = text.replace(/[^\d.-]/g, '')
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(Number(plain).toFixed(decimals))
}

/**
 * A number typed freely and shown formatted: while the field has the focus the text is left alone, when it is left the
 * number is written properly. Nothing jumps under the keys.
 */
export const useNumericText = ({ value, onChange, format, decimals }: Numeric) => {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : format(value))
  return {
    text: shown,
    onFocus: () => setTyped(shown),
    onType: (text: string) => {
      const allowed = decimals > 0 ? text.replace(/[^\d.,\s-]/g, '') : text.replace(/[^\d,\s-]/g, '')
      setTyped(allowed)
      onChange(parseNumber(allowed, decimals))
    },
    onLeave: () => setTyped(undefined),
  }
}
