import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type SecurityRowProps = {
  title: ReactNode
  /** Beside the title: a state. */
  aside?: ReactNode
  text: ReactNode
  actions?: ReactNode
}

/** One way to sign in, one device, one key: what it is, and what can be done with it. */
export const SecurityRow = ({ title, aside, text, actions }: SecurityRowProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      py: 1.5,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {aside}
      </Box>
      <Typography variant="body2" color="text.secondary" component="div">
        {text}
      </Typography>
    </Box>
    {actions && <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>}
  </Box>
)
