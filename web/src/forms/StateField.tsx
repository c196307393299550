import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { statesOf } from '#shared/regions/states.ts'
import { region } from '../i18n/region.ts'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

/** Whether addresses of this region name a state; the UK's do not. */
export const regionHasStates = statesOf(region).length > 0

/** A state or territory of the region, found by name or abbreviation. The form keeps the abbreviation. */
export const StateField = ({ name, label, hint, optional, notNow, autoFocus }: FieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const chosen = statesOf(region).find((state) => state.abbreviation === value) ?? null
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optional={optional} notNow={notNow}>
      <Autocomplete
        id={id}
        options={[...statesOf(region)]}
        value={chosen}
        onChange={(_, state) => field.onChange(state?.abbreviation ?? null)}
        onBlur={field.onBlur}
        getOptionLabel={(state) => state.name}
        isOptionEqualToValue={(a, b) => a.abbreviation === b.abbreviation}
        filterOptions={(states, { inputValue }) => {
          const wanted = inputValue.trim().toLowerCase()
          return states.filter(
            (state) => state.name.toLowerCase().includes(wanted) || state.abbreviation.toLowerCase() === wanted,
          )
        }}
        autoHighlight
        disabled={notNow !== undefined}
        noOptionsText={t('forms.noResults')}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            placeholder={t('forms.select')}
            error={error !== undefined}
            autoFocus={autoFocus ?? false}
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
