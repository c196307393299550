import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { figure } from '#web/theme/typography.ts'

type FiguresProps = { items: readonly { readonly label: string; readonly value: ReactNode }[] }

/** Figures that sum a list up, above it: beside one another, on a phone two and two. */
export const Figures = ({ items }: FiguresProps) => (
  <Paper
    variant="outlined"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${items.length}, minmax(0, 1fr))` },
      borderRadius: 1.5,
      mb: 2,
    }}
  >
    {items.map(({ label, value }) => (
      <Box key={label} sx={{ px: { xs: 2, sm: 2.5 }, py: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary" component="div">
          {label}
        </Typography>
        <Box sx={{ ...figure, fontSize: { xs: 20, sm: 26 }, overflowWrap: 'anywhere' }}>{value}</Box>
      </Box>
    ))}
  </Paper>
)
