import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Roomy } from '../ui/roomy.ts'
import { usePersona } from './usePersona.ts'

/** Margins of a page in the shell. `narrow` for forms a lay person fills, `wide` for tables and workbenches. */
export const Page = ({ width = 'wide', children }: { width?: 'narrow' | 'medium' | 'wide'; children: ReactNode }) => (
  <Box
    sx={{
      px: { xs: 2, md: 3, lg: 4 },
      py: { xs: 2, md: 3 },
      maxWidth: { narrow: 720, medium: 1080, wide: 1760 }[width],
      mx: width === 'wide' ? 0 : 'auto',
      width: '100%',
    }}
  >
    <Roomy value={usePersona() === 'CUSTOMER'}>{children}</Roomy>
  </Box>
)
