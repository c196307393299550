import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** Fields that belong together, under their own quiet heading. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography
        id={id}
        variant="h5"
        component="h3"
        sx={{ mb: 1.5, pb: 0.75, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}
