import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number | undefined
  /** Rows of a longer text. */
  rows?: number | undefined
  /** Changes what was typed before it is kept (`(text) => text.toUpperCase()`). */
  transform?: ((text: string) => string) | undefined
  /** Shown and not typed in: another field says what it is. */
  readOnly?: boolean | undefined
  startAdornment?: ReactNode
  endAdornment?: ReactNode
  aside?: ReactNode
}

/** A line of text, or several with `rows`. Spaces around it are dropped when the field is left. */
export const TextField = ({
  name,
  label,
  hint,
  optional,
  notNow,
  autoFocus,
  type = 'text',
  placeholder,
  autoComplete,
  inputMode,
  maxLength,
  rows,
  transform,
  readOnly,
  startAdornment,
  endAdornment,
  aside,
}: TextFieldProps) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const text = typeof value === 'string' ? value : ''
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow} aside={aside}>
      <OutlinedInput
        id={id}
        name={name}
        value={text}
        onChange={(event) => field.onChange(transform ? transform(event.target.value) : event.target.value)}
        onBlur={() => {
          if (text !== text.trim()) field.onChange(text.trim())
          field.onBlur()
        }}
        inputRef={field.ref}
        type={type}
        fullWidth
        error={error !== undefined}
        disabled={notNow !== undefined}
        {...(readOnly && { readOnly, sx: { bgcolor: 'action.hover' } })}
        autoFocus={autoFocus ?? false}
        {...(rows === undefined ? {} : { multiline: true, rows })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': error !== undefined, maxLength, inputMode }}
      />
    </FieldShell>
  )
}
