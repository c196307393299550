import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'

type DayFilterProps = {
  label: string
  /** `YYYY-MM-DD`; undefined when it narrows nothing. */
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** The first or the last day of what a list shows. */
export const DayFilter = ({ label, value = '', onChange }: DayFilterProps) => (
  <Box
    component="label"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: { xs: '1 1 100%', sm: 'none' } }}
  >
    <Typography component="span" variant="caption" color="text.secondary" sx={{ minWidth: { xs: 36, sm: 0 } }}>
      {label}
    </Typography>
    <OutlinedInput
      size="small"
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      sx={{ flex: 1, minWidth: 0 }}
    />
  </Box>
)
