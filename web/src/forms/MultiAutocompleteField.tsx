import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import ListItemText from '@mui/material/ListItemText'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell } from './FieldShell.tsx'
import { nothingFound } from './listWords.ts'
import type { Option } from './SelectField.tsx'
import { type FieldProps, useField } from './useField.ts'
import { type OptionSearch, useOptionSearch } from './useOptionSearch.ts'

type MultiAutocompleteFieldProps<Value extends string | number> = FieldProps & {
  /** Called as one types, after `delay`. */
  search: OptionSearch<Value>
  /** Milliseconds after the last key; 250. */
  delay?: number | undefined
  /** What the values of a form that opens filled in read. */
  initial?: readonly Option<Value>[] | undefined
}

/** Several of many, found by typing. The form keeps the options' values in an array. */
export const MultiAutocompleteField = <Value extends string | number>({
  name,
  label,
  hint,
  optional,
  notNow,
  search,
  delay = 250,
  initial = [],
}: MultiAutocompleteFieldProps<Value>) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [known, setKnown] = useState(initial)
  const found = useOptionSearch({ search, open, text, minimum: 0, delay })
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <Autocomplete<Option<Value>, true>
        id={id}
        multiple
        disableCloseOnSelect
        // As high whether it is typed in or not: a button below it stays where it is pressed.
        sx={{ '& .MuiAutocomplete-inputRoot': { maxHeight: 172, overflowY: 'auto' } }}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={found.options}
        filterOptions={(options) => options}
        loading={found.pending}
        loadingText={t('loading')}
        noOptionsText={nothingFound({ typed: text, minimum: 0, failed: found.failed })}
        value={known.filter((option) => values.includes(option.value))}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
        onChange={(_, options) => {
          setKnown(options)
          field.onChange(options.map((option) => option.value))
        }}
        onBlur={field.onBlur}
        disabled={notNow !== undefined}
        renderOption={({ key, ...item }, option, { selected }) => (
          <li key={key} {...item}>
            <Checkbox checked={selected} size="small" sx={{ p: 0, mr: 1 }} tabIndex={-1} />
            <ListItemText primary={option.label} secondary={option.hint} />
          </li>
        )}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            placeholder={values.length === 0 ? t('forms.search') : ''}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
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
