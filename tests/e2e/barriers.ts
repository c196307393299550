import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/**
 * What axe holds against the page that is open, as far as it keeps somebody from using it: by all its rules or by the ones
 * that are named. And its labels that are of no control.
 */
export const barriers = async ({ page }: Visitor, rules?: string[]): Promise<readonly string[]> => {
  // What was changed a moment ago – the scheme, the size – is drawn first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // Cross-origin pages have no frames here; one context keeps axe from opening a tab of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} – ${html.slice(0, 160)}`))
    .concat(await idleLabels(page))
}

/** Labels that are of no control: who presses one expects to be led to its field, and only a control of HTML can be. */
const idleLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('label')]
      .filter(({ control }) => control === null)
      .map(({ outerHTML }) => `label: of no control – ${outerHTML.slice(0, 160)}`),
  )

/**
 * Nothing sticks out at the side of the screen, once what follows its width has followed. A phone's window grows with what
 * sticks out, so it is held against the width that the page is laid out for.
 */
export const fits = ({ page }: Visitor): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      timeout: 4000,
    })
    .toBeLessThanOrEqual(0)

/** No tab's word is wider than its tab, nor does the row of them go on behind the screen. */
export const tabsFit = async ({ page }: Visitor): Promise<void> => {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('[role=tab], .MuiTabs-scroller')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
}
