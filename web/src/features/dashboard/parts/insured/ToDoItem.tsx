import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ToDoItemProps = { title: string; text: ReactNode; action: string; to: string; primary?: boolean }

/** One thing to do, why, and the button that begins it. */
export const ToDoItem = ({ title, text, action, to, primary = false }: ToDoItemProps) => (
  <Box component="li" sx={{ py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
    <Button component={Link} to={to} variant={primary ? 'contained' : 'outlined'}>
      {action}
    </Button>
  </Box>
)
