import type { PaletteOptions } from '@mui/material/styles'

/** The house's accent in each scheme. */
export const accents = { light: '#0b6e5d', dark: '#4fd1b5' } as const

/**
 * Ink navy on warm white, one teal-green accent, amber and red for meaning only. Body text keeps 7:1 on its ground,
 * everything else at least 4.5:1, in both schemes.
 */
export const lightPalette: PaletteOptions = {
  primary: { main: accents.light, dark: '#07564a', light: '#dcefe9', contrastText: '#ffffff' },
  secondary: { main: '#26395f', dark: '#14213d', light: '#e3e8f1', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#8c1d18', light: '#fbe9e7', contrastText: '#ffffff' },
  warning: { main: '#8f5600', dark: '#6f4300', light: '#fdf0d9', contrastText: '#ffffff' },
  info: { main: '#1f5a9e', dark: '#174478', light: '#e4eefa', contrastText: '#ffffff' },
  success: { main: '#1d6b34', dark: '#145026', light: '#e2f2e6', contrastText: '#ffffff' },
  text: { primary: '#14213d', secondary: '#47526b', disabled: '#78819a' },
  background: { default: '#faf8f4', paper: '#ffffff' },
  divider: '#e2ded5',
}

export const darkPalette: PaletteOptions = {
  primary: { main: accents.dark, dark: '#35b99c', light: '#123a38', contrastText: '#06231e' },
  secondary: { main: '#a9bbdd', dark: '#8ca3cd', light: '#23304b', contrastText: '#0d1526' },
  error: { main: '#ff9a8f', dark: '#ff7d70', light: '#46201f', contrastText: '#3a0906' },
  warning: { main: '#f2b860', dark: '#e0a03c', light: '#40301a', contrastText: '#2e1d00' },
  info: { main: '#8fbef5', dark: '#6ba6ea', light: '#1b3250', contrastText: '#06203d' },
  success: { main: '#7fd397', dark: '#5fc07b', light: '#18382a', contrastText: '#06240f' },
  text: { primary: '#edf0f6', secondary: '#b4bdcf', disabled: '#7f8aa1' },
  background: { default: '#0d1526', paper: '#142036' },
  divider: '#2b3850',
}
