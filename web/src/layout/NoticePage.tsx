import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { region } from '../i18n/region.ts'
import { Emblem } from '../ui/Emblem.tsx'
import { Logo } from './Logo.tsx'

type NoticePageProps = Pick<ComponentProps<typeof Emblem>, 'icon' | 'tone'> & {
  title: string
  children?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
}

/** A whole page that says one thing: maintenance, not found, an error. */
export const NoticePage = ({ icon, tone, title, children, actions, footer }: NoticePageProps) => {
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        px: { xs: 2.5, md: 5 },
        py: { xs: 3, md: 4 },
      }}
    >
      <header>
        <Logo />
      </header>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignContent: { xs: 'start', sm: 'center' },
          justifyItems: 'start',
          gap: 2,
          maxWidth: 560,
          mx: 'auto',
          width: '100%',
          py: { xs: 6, sm: 4 },
          fontSize: 16,
        }}
      >
        <Emblem icon={icon} {...(tone ? { tone } : {})} />
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {children}
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>{actions}</Box>
        )}
      </Box>
      {footer && <Box sx={{ maxWidth: 560, mx: 'auto', width: '100%' }}>{footer}</Box>}
    </Box>
  )
}
