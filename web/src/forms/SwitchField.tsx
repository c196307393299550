import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { ReactNode } from 'react'
import { type FieldProps, useField } from './useField.ts'

type SwitchFieldProps = Omit<FieldProps, 'label' | 'optional'> & {
  /** Words beside the switch. */
  label: ReactNode
}

/** A setting that is on or off. The form keeps a boolean. */
export const SwitchField = ({ name, label, hint, notNow, autoFocus }: SwitchFieldProps) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const shared = {
    id,
    checked: value === true,
    onBlur: field.onBlur,
    disabled: notNow !== undefined,
    autoFocus: autoFocus ?? false,
    slotProps: {
      input: { ref: field.ref, name, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined },
    },
  }
  return (
    <Box>
      <FormControlLabel
        sx={{
          alignItems: 'flex-start',
          ml: -1,
          mr: 0,
          '& .MuiFormControlLabel-label': { pt: 1 },
        }}
        label={label}
        control={<Switch {...shared} onChange={(_, checked) => field.onChange(checked)} />}
      />
      {(notNow ?? hint) && <FormHelperText id={`${id}-hint`}>{notNow ?? hint}</FormHelperText>}
      <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
    </Box>
  )
}
