import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'

type FilterChipsProps = {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  /** The values that are on. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** One at a time instead of several. */
  single?: boolean
}

/** A filter whose choices are in sight: `Status: Ready, Referred, Inactive`. */
export const FilterChips = ({ label, options, value, onChange, single }: FilterChipsProps) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    {options.map((option) => {
      const on = value.includes(option.value)
      return (
        <Chip
          key={option.value}
          component="button"
          size="small"
          label={option.label}
          aria-pressed={on}
          color={on ? 'primary' : 'default'}
          variant={on ? 'filled' : 'outlined'}
          onClick={() =>
            onChange(
              on ? value.filter((each) => each !== option.value) : single ? [option.value] : [...value, option.value],
            )
          }
        />
      )
    })}
  </Box>
)
