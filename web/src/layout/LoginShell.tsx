import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { region } from '../i18n/region.ts'
import { Logo } from './Logo.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { PublicFooter } from './PublicFooter.tsx'

/** The US and the UK alone have something to learn more about (identity-and-public, section 2). */
const marketing = region.provider.learnMoreUrl

const form = { width: '100%', maxWidth: 420, mx: 'auto' }

/**
 * The frame of everything around signing in: marketing at the left where the region has it, the form beside it; the form
 * alone elsewhere and on a phone.
 */
export const LoginShell = () => (
  <Box
    sx={{
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: marketing ? 'minmax(360px, 44%) 1fr' : 'minmax(0, 1fr)' },
    }}
  >
    {marketing && <MarketingPanel learnMoreUrl={marketing} />}
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        px: { xs: 2.5, sm: 4, md: 6 },
        py: { xs: 3, md: 4 },
      }}
    >
      <Box component="header" sx={marketing ? { display: { md: 'none' } } : form}>
        <Logo />
      </Box>
      <Box
        component="main"
        sx={{
          ...form,
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { xs: 'flex-start', md: 'center' },
          pt: { xs: 5, md: 3 },
          pb: 4,
        }}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
      <Box sx={{ ...form, maxWidth: { xs: 'none', md: 420 } }}>
        <PublicFooter />
      </Box>
    </Box>
  </Box>
)
