import { expect, it } from 'vitest'
import { components } from './components.ts'
import { theme } from './theme.ts'

it('screens change at 600, 960, 1280 and 1920 pixels', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 })
})

it('the root is 12 pixels, 14 from 1620 and 16 from 1920 pixels wide', () => {
  expect(components.MuiCssBaseline?.styleOverrides).toMatchObject({
    html: { fontSize: `${(12 / 16) * 100}%` },
    '@media (min-width: 1620px)': { html: { fontSize: `${(14 / 16) * 100}%` } },
    '@media (min-width: 1920px)': { html: { fontSize: '100%' } },
  })
})

it('a switch that is off is seen on paper', () => {
  expect(components.MuiSwitch?.styleOverrides).toMatchObject({
    track: { opacity: 1, backgroundColor: expect.stringContaining('text-primary') },
    thumb: { border: expect.stringContaining('text-primary') },
  })
})
