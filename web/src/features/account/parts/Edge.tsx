import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * A strip of a section that stays in view at the window's edge while the section is long, as wide as the section's paper.
 * Below it on a phone is the bottom navigation.
 */
export const Edge = ({ side, children }: { side: 'top' | 'bottom'; children: ReactNode }) => (
  <Box sx={{ position: 'sticky', zIndex: 2, ...(side === 'top' ? { top: 56 } : { bottom: { xs: 56, sm: 0 } }) }}>
    <Box sx={{ mx: { xs: -2, md: -3 }, ...(side === 'bottom' ? { mb: { xs: -2, md: -3 } } : {}) }}>{children}</Box>
  </Box>
)
