import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemText from '@mui/material/ListItemText'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell } from './FieldShell.tsx'
import { nothingFound } from './listWords.ts'
import type { Option } from './SelectField.tsx'
import { type FieldProps, useField } from './useField.ts'
import { type OptionSearch, useOptionSearch } from './useOptionSearch.ts'

type AutocompleteFieldProps<Value extends string | number> = FieldProps & {
  /** Called as one types, after `delay`. */
  search: OptionSearch<Value>
  /** Milliseconds after the last key; 250. */
  delay?: number | undefined
  /** What the value of a form that opens filled in reads. */
  initial?: Option<Value> | undefined
  placeholder?: string | undefined
  /** Characters before the first search; 0 lists at once. */
  minimum?: number | undefined
  /** Text that is in no list may stay; the form then keeps the text. */
  free?: boolean | undefined
  /** Told which option was picked, or null when cleared. */
  onPick?: ((option: Option<Value> | null) => void) | undefined
}

/** One of many, found by typing. The form keeps the option's value, or null. */
export const AutocompleteField = <Value extends string | number>({
  name,
  label,
  hint,
  optional,
  notNow,
  autoFocus,
  search,
  delay = 250,
  initial,
  placeholder,
  minimum = 0,
  free,
  onPick,
}: AutocompleteFieldProps<Value>) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Option<Value> | null>(initial ?? null)
  const found = useOptionSearch({ search, open, text, minimum, delay })
  const chosen = picked !== null && picked.value === value ? picked : null
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <Autocomplete<Option<Value>, false, false, boolean>
        id={id}
        freeSolo={free ?? false}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={found.options}
        filterOptions={(options) => options}
        loading={found.pending}
        loadingText={t('loading')}
        noOptionsText={nothingFound({ typed: text, minimum, failed: found.failed })}
        value={chosen ?? (free && typeof value === 'string' ? { value: value as Value, label: value } : null)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        isOptionEqualToValue={(a, b) => typeof b !== 'string' && a.value === b.value}
        onInputChange={(_, next, reason) => {
          if (reason === 'reset' && next === chosen?.label) return
          setText(reason === 'input' ? next : '')
          if (free && reason === 'input') field.onChange(next)
        }}
        onChange={(_, option) => {
          const next = typeof option === 'string' ? null : option
          setPicked(next)
          // Enter on a text that is in no list keeps the text.
          field.onChange(typeof option === 'string' ? option : (next?.value ?? null))
          onPick?.(next)
        }}
        onBlur={field.onBlur}
        disabled={notNow !== undefined}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <ListItemText primary={option.label} secondary={option.hint} />
          </li>
        )}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            placeholder={placeholder ?? t('forms.search')}
            error={error !== undefined}
            autoFocus={autoFocus ?? false}
            slotProps={{
              ...params.slotProps,
              input: {
                ...params.slotProps.input,
                endAdornment: (
                  <>
                    {found.pending && <CircularProgress size={16} aria-hidden="true" />}
                    {params.slotProps.input.endAdornment}
                  </>
                ),
              },
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-describedby': describedBy,
                'aria-invalid': error !== undefined,
              },
            }}
          />
        )}
      />
    </FieldShell>
  )
}
