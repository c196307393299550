import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type CardProps = { title: string; children: ReactNode; quiet?: boolean }

/** A roomy card with a plain heading, for people who come twice a year. */
export const Card = ({ title, children, quiet = false }: CardProps) => {
  const id = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ borderRadius: 1.5, p: { xs: 2, md: quiet ? 2.5 : 3 } }}
    >
      <Typography id={id} variant={quiet ? 'h4' : 'h3'} component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
