import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { region } from '#web/i18n/region.ts'

type AuthHeadingProps = {
  title: string
  children?: ReactNode
  /** What follows keeps its own distance. */
  flush?: boolean
}

/** Head of a page before sign-in. */
export const AuthHeading = ({ title, children, flush = false }: AuthHeadingProps) => {
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <Box sx={{ mb: flush ? 0 : 3 }}>
      <Typography variant="h1" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {children && (
        <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: 'max(1.1rem, 15px)', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  )
}
