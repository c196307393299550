import { DayInput, type DayRange } from './DayInput.tsx'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

/** A day, typed in the region's manner or picked from a calendar. The form keeps `YYYY-MM-DD`. */
export const DateField = ({ name, label, hint, optional, notNow, ...rest }: FieldProps & DayRange) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <DayInput
        {...rest}
        id={id}
        name={name}
        label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        isWrong={error !== undefined}
        describedBy={describedBy}
        disabled={notNow !== undefined}
      />
    </FieldShell>
  )
}
