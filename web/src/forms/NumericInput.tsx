import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'
import { useNumericText } from './useNumericText.ts'

type NumericInputProps = FieldProps & {
  decimals: number
  format: (value: number) => string
  /** From what the form keeps to what is shown, and back. */
  toShown?: (kept: number) => number
  toKept?: (shown: number) => number
  prefix?: string | undefined
  suffix?: string | undefined
  placeholder?: string | undefined
}

const same = (value: number): number => value

/** What number, money and percent fields share. */
export const NumericInput = ({
  name,
  label,
  hint,
  optional,
  notNow,
  autoFocus,
  decimals,
  format,
  toShown = same,
  toKept = same,
  prefix,
  suffix,
  placeholder,
}: NumericInputProps) => {
  const say = (kept: unknown) =>
    typeof kept === 'number' ? `${prefix ?? ''}${format(toShown(kept))}${suffix ?? ''}` : undefined
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label, say })
  const numeric = useNumericText({
    value: typeof value === 'number' ? toShown(value) : undefined,
    onChange: (next) => field.onChange(next === undefined ? null : toKept(next)),
    format,
    decimals,
  })
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <OutlinedInput
        id={id}
        name={name}
        value={numeric.text}
        onChange={(event) => numeric.onType(event.target.value)}
        onFocus={numeric.onFocus}
        onBlur={() => {
          numeric.onLeave()
          field.onBlur()
        }}
        inputRef={field.ref}
        fullWidth
        error={error !== undefined}
        disabled={notNow !== undefined}
        autoFocus={autoFocus ?? false}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {})}
        {...(suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {})}
        inputProps={{
          'aria-describedby': describedBy,
          'aria-invalid': error !== undefined,
          inputMode: decimals > 0 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          style: { fontVariantNumeric: 'tabular-nums' },
        }}
      />
    </FieldShell>
  )
}
