import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields side by side where there is room: two for professionals, three on a wide screen when asked. */
export const FieldGrid = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      columnGap: 2.5,
      rowGap: 2.5,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${columns}, minmax(0, 1fr))`,
      },
    }}
  >
    {children}
  </Box>
)
