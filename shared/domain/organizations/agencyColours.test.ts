import { describe, expect, it } from 'vitest'
import { colourSchemes, faintestUse, isReadable, nearestReadable, shadesOf, tooFaint } from './agencyColours.ts'
import { contrastOf, HexColour, lighter, mixed } from './colour.ts'

/** Every twelfth shade of red, green and blue. */
const wheel = [0, 51, 102, 153, 204, 255].flatMap((red) =>
  [0, 51, 102, 153, 204, 255].flatMap((green) =>
    [0, 51, 102, 153, 204, 255].map(
      (blue) => `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
)

describe('the contrast of two colours', () => {
  it('is that of the guideline', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
    // The greys that the guideline's readers know: the last that passes on white, and the first that does not.
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#0b6e5d', '#ffffff')).toBe(contrastOf('#ffffff', '#0b6e5d'))
  })
})

describe('a colour', () => {
  it('is six digits after its sign, in small letters', () => {
    expect(HexColour.parse(' #0B6E5D ')).toBe('#0b6e5d')
    for (const wrong of ['0b6e5d', '#0b6', '#0b6e5g', 'red', '#0b6e5d;}', 'var(--x)', ''])
      expect(HexColour.safeParse(wrong).success, wrong).toBe(false)
  })

  it('is mixed with a share of another, and made lighter without becoming another', () => {
    expect(mixed('#000000', { other: '#ffffff', share: 0.5 })).toBe('#808080')
    expect(mixed('#123456', { other: '#ffffff', share: 0 })).toBe('#123456')
    for (const colour of wheel) expect(lighter(colour, 0), colour).toBe(colour)
    expect([lighter('#1f5a9e', 1), lighter('#1f5a9e', -1)]).toEqual(['#ffffff', '#000000'])
  })
})

describe('the colours of an agency', () => {
  it('pass where they are seen on every ground that they stand on', () => {
    expect(isReadable('#0b6e5d', 'light')).toBe(true)
    expect(isReadable('#4fd1b5', 'dark')).toBe(true)
    expect(isReadable('#4fd1b5', 'light')).toBe(false)
    expect(isReadable('#0b6e5d', 'dark')).toBe(false)
  })

  it('are told where they are seen worst', () => {
    expect(faintestUse('#ffd400', 'light')).toEqual({ use: 'page', contrast: 1.3 })
    expect(faintestUse('#26395f', 'dark')).toMatchObject({ contrast: 1.2 })
  })

  it('of which one is too faint are answered by the nearest that is not', () => {
    expect(tooFaint({ light: '#7a1f5c', dark: '#e9a3cf' })).toBeUndefined()
    expect(tooFaint({ light: '#f2a900', dark: '#ffd27a' })).toEqual({
      scheme: 'light',
      colour: '#f2a900',
      nearest: '#8a631c',
      use: 'tint',
      contrast: 1.8,
    })
    expect(tooFaint({ light: '#7a1f5c', dark: '#7a1f5c' })).toEqual({
      scheme: 'dark',
      colour: '#7a1f5c',
      nearest: '#f994d1',
      use: 'tint',
      contrast: 1.4,
    })
  })

  it('have a nearest one that passes, whatever they are; one that passes is its own', () => {
    for (const scheme of colourSchemes)
      for (const colour of wheel) {
        const nearest = nearestReadable(colour, scheme)
        expect(isReadable(nearest, scheme), `${colour} ${scheme}`).toBe(true)
        if (isReadable(colour, scheme)) expect(nearest).toBe(colour)
      }
  })

  it('are as near as they can be: a little nearer to what was wished is too faint', () => {
    for (const wished of ['#f2a900', '#e4002b', '#00a3e0', '#8dc63f', '#ff6f61']) {
      expect(isReadable(lighter(nearestReadable(wished, 'light'), 0.008), 'light'), wished).toBe(false)
    }
  })

  it('give what is written on them and behind them', () => {
    expect(shadesOf('#7a1f5c', 'light')).toEqual({
      main: '#7a1f5c',
      pressed: '#5b2053',
      tint: '#eee2ea',
      written: '#ffffff',
    })
    expect(shadesOf('#e9a3cf', 'dark')).toEqual({
      main: '#e9a3cf',
      pressed: '#c88eb6',
      tint: '#34344d',
      written: '#0d1526',
    })
  })
})
