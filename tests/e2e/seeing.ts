import { setTimeout as sleep } from 'node:timers/promises'
import type { Part, Screen } from './port.ts'

/** As long as a busy machine may take for what a person waits a moment for (ms): a limit for what hangs, which proves nothing. */
export const patience = 60_000

/** Waits until it is on the page. */
export const sees = (what: Part, timeout = patience): Promise<void> =>
  what.first().waitFor({ state: 'visible', timeout })

/** Waits until it is off the page. */
export const seesNoMore = (what: Part, timeout = patience): Promise<void> =>
  what.first().waitFor({ state: 'hidden', timeout })

/** Reads again and again until what is read fits; answers that. */
export const reads = async <Value>(
  read: () => Promise<Value> | Value,
  fits: (value: Value) => boolean,
  what: string,
  timeout = patience,
): Promise<Value> => {
  const deadline = Date.now() + timeout
  for (;;) {
    const value = await read()
    if (fits(value)) return value
    if (Date.now() > deadline) throw new Error(`Not within ${timeout} ms: ${what}; it reads ${JSON.stringify(value)}.`)
    await sleep(40)
  }
}

/** An amount as a region writes it: `$1,240.50`, `£980`. */
export const amount = /^[$£]\d[\d,]*(\.\d\d)?$/

/** The amount in minor units. */
export const minorUnits = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

/** Answers the question about cookies, which comes a moment after the first page. */
export const answerCookies = async (page: Screen): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Only necessary' }).click()
}
