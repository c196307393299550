import { expect, it } from 'vitest'
import { colourGrounds, isReadable } from '#shared/domain/organizations/agencyColours.ts'
import { agencyRules } from './agencyRules.ts'
import { darkPalette, lightPalette } from './palette.ts'

const colours = { light: '#7a1f5c', dark: '#e9a3cf' }

it('the colours of agencies are looked at on the grounds that pages have', () => {
  const { page, paper } = colourGrounds.light
  expect(lightPalette.background).toEqual({ default: page, paper })
  expect(lightPalette.text).toMatchObject({ primary: colourGrounds.light.ink })
  expect(darkPalette.background).toEqual({ default: colourGrounds.dark.page, paper: colourGrounds.dark.paper })
})

it('the house’s own accent is one that an agency could choose', () => {
  const mainOf = ({ primary }: typeof lightPalette) => (primary && 'main' in primary ? primary.main : '')
  expect(isReadable(mainOf(lightPalette), 'light')).toBe(true)
  expect(isReadable(mainOf(darkPalette), 'dark')).toBe(true)
})

it('they take the place of the accent in each scheme, and of the mark in the navigation', () => {
  const [light = '', dark = ''] = agencyRules(colours)
  expect(light).toMatch(/^:root, \[data-scheme="light"\] \{ .*--mui-palette-primary-main: #7a1f5c; /)
  expect(light).toContain('--mui-palette-primary-mainChannel: 122 31 92')
  expect(light).toContain('--palisade-mark: #e9a3cf')
  expect(dark).toContain('--mui-palette-primary-main: #e9a3cf')
  expect(dark).toContain('--mui-palette-primary-contrastText: #0d1526')
})

it('nothing but a colour gets into a rule', () => {
  for (const wrong of ['red', '#7a1f5c; } body { display: none', 'url(//x.example)', '#7A1F5C', ''])
    expect(agencyRules({ ...colours, dark: wrong })).toEqual([])
})
