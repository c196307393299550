import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const patience = 12_000

/** Waits until it is on the page. */
export const sees = (what: Locator, timeout = patience): Promise<void> =>
  what.first().waitFor({ state: 'visible', timeout })

/** Waits until it is off the page. */
export const seesNoMore = (what: Locator, timeout = patience): Promise<void> =>
  what.first().waitFor({ state: 'hidden', timeout })

/** Waits until what is read fits. */
export const reads = async <Value>(
  read: () => Promise<Value>,
  fits: (value: Value) => boolean,
  what: string,
  timeout = patience,
): Promise<Value> => {
  let last: Value | undefined
  await expect
    .poll(
      async () => {
        last = await read()
        return fits(last)
      },
      { timeout, message: `${what}, last ${String(last)}` },
    )
    .toBe(true)
  if (last === undefined) throw new Error(`${what} was never read.`)
  return last
}

/** An amount as a region writes it: `$1,240.50`, `£980`. */
export const amount = /^[$£]\d[\d,]*(\.\d\d)?$/

/** The amount in minor units. */
export const minorUnits = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

/** Types into a text field, which is empty afterwards but for that. */
export const fill = async (page: Page | Locator, label: string | RegExp, text: string): Promise<void> => {
  await page.getByLabel(label).fill(text)
}

/** Picks one of a select field's options. */
export const pick = async (page: Page, within: Page | Locator, label: string | RegExp, option: string | RegExp) => {
  await within.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Answers the question about cookies, which comes a moment after the first page. */
export const answerCookies = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Only necessary' }).click()
}
