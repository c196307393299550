import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type PeriodSelectProps = {
  label: string
  value: number
  options: readonly { value: number; label: string }[]
  onChange: (value: number) => void
}

/** A year or a month above a table. */
export const PeriodSelect = ({ label, value, options, onChange }: PeriodSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    sx={{ minWidth: 130, mt: 0.75 }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
