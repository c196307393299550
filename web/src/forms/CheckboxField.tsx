import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { type FieldProps, useField } from './useField.ts'

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'optional'> & {
  /** Words beside the box; may contain links. */
  label: ReactNode
}

/** A single yes. The form keeps a boolean. */
export const CheckboxField = ({ name, label, hint, notNow, autoFocus }: CheckboxFieldProps) => {
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
          '& .MuiFormControlLabel-label': { pt: 0.75 },
        }}
        label={label}
        control={<Checkbox {...shared} size="small" onChange={(_, checked) => field.onChange(checked)} />}
      />
      {(notNow ?? hint) && <FormHelperText id={`${id}-hint`}>{notNow ?? hint}</FormHelperText>}
      <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
    </Box>
  )
}
