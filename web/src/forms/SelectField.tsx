import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { FieldShell, labelIdOf } from './FieldShell.tsx'
import { noOptions } from './listWords.ts'
import { type FieldProps, useField } from './useField.ts'

/** One choice: what the form keeps, what it reads, and a second line where it needs explaining. */
export type Option<Value extends string | number = string | number> = {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
}

/** How a value reads, or several, where they are among the options. */
export const labelIn =
  (options: readonly Option[]) =>
  (value: unknown): string | undefined => {
    const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [value]
    const labels = options.filter((option) => chosen.includes(option.value)).map(({ label }) => label)
    return labels.length === 0 ? undefined : labels.join(', ')
  }

type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  /** Shown while nothing is chosen; `Select…` by default. */
  placeholder?: string | undefined
  /** Told after the form has the choice. */
  onPick?: ((value: string | number | null) => void) | undefined
}

/** One of a short list. The form keeps the option's value, or null. */
export const SelectField = ({
  name,
  label,
  hint,
  optional,
  notNow,
  autoFocus,
  options,
  placeholder,
  onPick,
}: SelectFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label, say: labelIn(options) })
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldShell named id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <Select
        fullWidth
        displayEmpty
        value={chosen?.value ?? ''}
        onChange={(event) => {
          const next = event.target.value === '' ? null : event.target.value
          field.onChange(next)
          onPick?.(next)
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        disabled={notNow !== undefined}
        autoFocus={autoFocus ?? false}
        SelectDisplayProps={{ id, 'aria-describedby': describedBy, 'aria-labelledby': labelIdOf(id) }}
        inputProps={{ name }}
        renderValue={() =>
          chosen ? chosen.label : <span style={{ opacity: 0.65 }}>{placeholder ?? t('forms.select')}</span>
        }
      >
        {optional && <MenuItem value="">{t('forms.none')}</MenuItem>}
        {options.length === 0 && <MenuItem disabled>{noOptions()}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
            <ListItemText primary={option.label} secondary={option.hint} />
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}
