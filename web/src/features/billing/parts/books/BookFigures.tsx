import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { figure } from '#web/theme/typography.ts'

type BookFiguresProps = {
  figures: readonly {
    readonly label: string
    readonly value: string
    readonly hint?: string | undefined
    /** What is not as it should be with it. */
    readonly wrong?: string | 0 | undefined
  }[]
  children?: ReactNode
}

/** What a book comes to, above its entries. */
export const BookFigures = ({ figures, children }: BookFiguresProps) => (
  <Paper
    variant="outlined"
    sx={{
      borderRadius: 1.5,
      p: 2,
      mb: 2,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 1.5,
      alignItems: 'flex-start',
    }}
  >
    {figures.map(({ label, value, hint, wrong }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary" component="div">
          {label}
        </Typography>
        <Box sx={{ ...figure, fontSize: 22, whiteSpace: 'nowrap' }}>{value}</Box>
        {hint && (
          <Typography variant="caption" color="text.secondary" component="div">
            {hint}
          </Typography>
        )}
        {wrong && (
          <Typography variant="caption" color="error" component="div">
            {wrong}
          </Typography>
        )}
      </Box>
    ))}
    {children}
  </Paper>
)
