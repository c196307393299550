import Box from '@mui/material/Box'
import type { ComponentType } from 'react'

const sizes = { large: { circle: 64, icon: 30 }, small: { circle: 44, icon: 22 } }

type EmblemProps = {
  icon: ComponentType<{ sx?: { fontSize: number } }>
  tone?: 'error' | 'info' | 'primary' | 'success' | 'warning'
  size?: keyof typeof sizes
}

/** A sign in a tinted circle, over a page that says one thing. The words beside it say it too. */
export const Emblem = ({ icon: Icon, tone = 'primary', size = 'large' }: EmblemProps) => (
  <Box
    aria-hidden="true"
    sx={{
      width: sizes[size].circle,
      height: sizes[size].circle,
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      bgcolor: `${tone}.light`,
      // The accent's light ground carries its main ink in both schemes; the others' carry their dark one.
      color: tone === 'primary' ? 'primary.main' : `${tone}.dark`,
    }}
  >
    <Icon sx={{ fontSize: sizes[size].icon }} />
  </Box>
)
