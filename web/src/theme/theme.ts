import { createTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { typography } from './typography.ts'

/**
 * The product's look, as CSS variables in two schemes; the reader's choice is kept by the browser. Spacing is an 8 px
 * grid, motion 120 to 200 ms, breakpoints those of the specification.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  shape: { borderRadius: 8 },
  spacing: 8,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
    easing: { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)', easeOut: 'cubic-bezier(0, 0, 0.2, 1)' },
  },
  typography,
  components,
})
