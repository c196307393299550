import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

type SliderFieldProps = Omit<FieldProps, 'optional' | 'autoFocus'> & {
  min: number
  max: number
  step?: number
  /** How a value reads (`(value) => percent(value / 100)`). */
  format?: (value: number) => string
}

/** A number on a scale, with its value in words above it. */
export const SliderField = ({ name, label, hint, disabled, min, max, step = 1, format = String }: SliderFieldProps) => {
  const { field, value, error, id } = useField({ name, hint })
  const at = typeof value === 'number' ? value : min
  return (
    <FieldShell
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      aside={<output className="tabular">{format(at)}</output>}
    >
      <Box sx={{ px: 1 }}>
        <Slider
          value={at}
          min={min}
          max={max}
          step={step}
          disabled={disabled ?? false}
          onChange={(_, next) => field.onChange(next)}
          onBlur={field.onBlur}
          getAriaValueText={format}
          aria-label={label}
        />
      </Box>
    </FieldShell>
  )
}
