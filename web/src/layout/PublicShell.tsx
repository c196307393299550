import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, Link as RouterLink } from 'react-router'
import { paths } from '../paths.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { Logo } from './Logo.tsx'
import { PublicFooter } from './PublicFooter.tsx'

/** Logo, page and legal lines begin at one edge. */
const column = { width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2.5, md: 4 } } as const

/** The frame of pages that need no sign-in: logo, page, legal lines. */
export const PublicShell = () => {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ py: 1.75, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={column}>
          <Link
            component={RouterLink}
            to={paths.login}
            color="inherit"
            underline="none"
            aria-label={t('public.toLogin')}
            sx={{ display: 'inline-block' }}
          >
            <Logo />
          </Link>
        </Box>
      </Box>
      <Box component="main" sx={{ ...column, flex: 1, py: { xs: 4, md: 6 } }}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <Box sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={column}>
          <PublicFooter />
        </Box>
      </Box>
    </Box>
  )
}
