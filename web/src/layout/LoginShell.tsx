import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Logo } from './Logo.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { PublicFooter } from './PublicFooter.tsx'

/** The frame of everything around signing in: marketing at the left, the form at the right; the form alone on a phone. */
export const LoginShell = () => (
  <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(360px, 44%) 1fr' } }}>
    <MarketingPanel />
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        px: { xs: 2.5, sm: 4, md: 6 },
        py: { xs: 3, md: 4 },
      }}
    >
      <Box component="header" sx={{ display: { md: 'none' } }}>
        <Logo />
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { xs: 'flex-start', md: 'center' },
          pt: { xs: 5, md: 0 },
          pb: 4,
          width: '100%',
          maxWidth: 420,
          mx: 'auto',
        }}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
      <Box sx={{ maxWidth: { xs: 'none', md: 420 }, width: '100%', mx: 'auto' }}>
        <PublicFooter />
      </Box>
    </Box>
  </Box>
)
