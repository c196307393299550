import FormControlLabel from '@mui/material/FormControlLabel'
import ListItemText from '@mui/material/ListItemText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslation } from 'react-i18next'
import { FieldShell } from './FieldShell.tsx'
import { labelIn, type Option } from './SelectField.tsx'
import { type FieldProps, useField } from './useField.ts'

/** With `notNow` it cannot be chosen: the reason stands under it. */
type RadioOption = Option<string> & { readonly notNow?: string | undefined }

type RadioFieldProps = FieldProps & {
  /** The choices; without them the field asks yes or no and keeps a boolean. */
  options?: readonly RadioOption[] | undefined
  /** One under another instead of side by side. */
  stacked?: boolean | undefined
}

/** One of a few, all in sight; yes or no without options. */
export const RadioField = ({ name, label, hint, optional, notNow, options, stacked }: RadioFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id } = useField({ name, hint, notNow, label, ...(options && { say: labelIn(options) }) })
  const choices: readonly RadioOption[] = options ?? [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const chosen = options ? value : typeof value === 'boolean' ? String(value) : undefined
  return (
    <FieldShell group id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <RadioGroup
        row={!stacked}
        name={name}
        aria-label={label}
        value={typeof chosen === 'string' ? chosen : ''}
        onChange={(_, next) => field.onChange(options ? next : next === 'true')}
        onBlur={field.onBlur}
      >
        {choices.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={<ListItemText sx={{ m: 0 }} primary={option.label} secondary={option.notNow ?? option.hint} />}
            disabled={(notNow ?? option.notNow) !== undefined}
            control={<Radio size="small" {...(index === 0 ? { slotProps: { input: { ref: field.ref } } } : {})} />}
          />
        ))}
      </RadioGroup>
    </FieldShell>
  )
}
