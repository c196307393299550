import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Logo } from './Logo.tsx'

type NoticePageProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** A whole page that says one thing: maintenance, not found, an error. */
export const NoticePage = ({ title, children, actions }: NoticePageProps) => (
  <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr', p: { xs: 3, md: 5 } }}>
    <header>
      <Logo />
    </header>
    <Box
      component="main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 2,
        maxWidth: 560,
        mx: 'auto',
        width: '100%',
      }}
    >
      <Typography variant="h1">{title}</Typography>
      {children}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>}
    </Box>
  </Box>
)
