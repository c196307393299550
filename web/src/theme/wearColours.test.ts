import { afterEach, expect, it, vi } from 'vitest'
import { wearColours } from './useAgencyColours.ts'

/** A style sheet as a browser makes one, as far as rules are put into it. */
class Sheet {
  readonly cssRules: string[] = []
  insertRule(rule: string, at: number): void {
    this.cssRules.splice(at, 0, rule)
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a page lets go of an agency’s colours, and of nobody else’s', () => {
  const house = new Sheet()
  const page: { adoptedStyleSheets: readonly Sheet[] } = { adoptedStyleSheets: [house] }
  vi.stubGlobal('document', page)
  vi.stubGlobal('CSSStyleSheet', Sheet)
  const takeOff = wearColours({ light: '#7a1f5c', dark: '#e9a3cf' })
  const takeOther = wearColours({ light: '#003366', dark: '#99ccff' })
  // The last one worn is the one that is seen, over the house's.
  const [first, second, third] = page.adoptedStyleSheets
  expect(first).toBe(house)
  expect(second?.cssRules.join()).toContain('#7a1f5c')
  expect(third?.cssRules.join()).toContain('#003366')
  takeOff()
  expect(page.adoptedStyleSheets).toEqual([house, third])
  takeOther()
  expect(page.adoptedStyleSheets).toEqual([house])
})
