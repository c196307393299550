import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { region } from '../../../i18n/region.ts'

/** Head of a page before sign-in. */
export const AuthHeading = ({ title, children }: { title: string; children?: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h1">{title}</Typography>
      {children && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{children}</Typography>}
    </Box>
  )
}
