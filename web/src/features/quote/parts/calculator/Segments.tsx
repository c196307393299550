import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { FieldShell } from '#web/forms/FieldShell.tsx'

type SegmentsProps<Value extends string | number> = {
  label: string
  hint?: string | undefined
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onPick: (value: Value) => void
}

/** One of a few, side by side: for terms whose whole range should be in sight. */
export const Segments = <Value extends string | number>({
  label,
  hint,
  value,
  options,
  onPick,
}: SegmentsProps<Value>) => {
  const id = useId()
  return (
    <FieldShell group id={id} label={label} hint={hint}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        aria-label={label}
        onChange={(_, next: Value | null) => next !== null && onPick(next)}
        sx={{
          '& .MuiToggleButton-root': {
            textTransform: 'none',
            minHeight: 40,
            px: 1,
            py: 0.5,
            lineHeight: 1.2,
            borderRadius: 1,
            color: 'text.primary',
            '&.Mui-selected': {
              bgcolor: 'primary.light',
              borderColor: 'primary.main',
              color: 'text.primary',
              fontWeight: 650,
              '&:hover': { bgcolor: 'primary.light' },
            },
            '@media (pointer: coarse)': { minHeight: 44 },
          },
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldShell>
  )
}
