import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { FieldShell, labelIdOf } from './FieldShell.tsx'
import { noOptions } from './listWords.ts'
import { labelIn, type Option } from './SelectField.tsx'
import { type FieldProps, useField } from './useField.ts'

type MultiSelectFieldProps = FieldProps & {
  options: readonly Option[]
  placeholder?: string | undefined
  /** Offers Select All and Unselect All. */
  selectAll?: boolean | undefined
}

/** Several of a list. The form keeps the values in an array. */
export const MultiSelectField = ({
  name,
  label,
  hint,
  optional,
  notNow,
  options,
  placeholder,
  selectAll,
}: MultiSelectFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label, say: labelIn(options) })
  const chosen: readonly (string | number)[] = Array.isArray(value) ? value : []
  const all = chosen.length === options.length
  return (
    <FieldShell
      named
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      notNow={notNow}
      aside={
        selectAll && (
          <Button
            size="small"
            sx={{ minHeight: 0, py: 0 }}
            onClick={() => field.onChange(all ? [] : options.map((option) => option.value))}
          >
            {all ? t('forms.unselectAll') : t('forms.selectAll')}
          </Button>
        )
      }
    >
      <Select
        multiple
        fullWidth
        displayEmpty
        value={[...chosen]}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        disabled={notNow !== undefined}
        SelectDisplayProps={{ id, 'aria-describedby': describedBy, 'aria-labelledby': labelIdOf(id) }}
        renderValue={() =>
          chosen.length === 0 ? (
            <span style={{ opacity: 0.65 }}>{placeholder ?? t('forms.select')}</span>
          ) : (
            options.flatMap((option) => (chosen.includes(option.value) ? [option.label] : [])).join(', ')
          )
        }
      >
        {options.length === 0 && <MenuItem disabled>{noOptions()}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <Checkbox checked={chosen.includes(option.value)} size="small" sx={{ p: 0 }} />
            <ListItemText primary={option.label} secondary={option.hint} />
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}
