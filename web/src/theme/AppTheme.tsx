import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { styleCache } from './styleCache.ts'
import { theme } from './theme.ts'
import '@fontsource-variable/inter/wght.css'

/** Puts on the theme; the scheme follows the system until the reader chooses one (`useColorScheme`). */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  </CacheProvider>
)
