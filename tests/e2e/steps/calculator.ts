import { expect } from 'vitest'
import type { Part, Person } from '../port.ts'
import { amount, minorUnits, reads, sees, seesNoMore } from '../seeing.ts'

/** From the account's page to the calculator of a product, of P100 unless another is named. */
export const openCalculator = async ({ page }: Person, product = 'P100'): Promise<void> => {
  await page.getByRole('button', { name: 'Request quote', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: /^Request quote for / })
  const choice = chooser.getByRole('radio', { name: `(${product})` })
  await sees(choice)
  await choice.click()
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Request quote' }))
}

const pricePanel = ({ page }: Person): Part => page.getByRole('complementary', { name: 'Price' }).first()

/** The total that the calculator shows, in minor units, once it is no longer calculating. */
export const shownTotal = async (visitor: Person): Promise<number> => {
  const panel = pricePanel(visitor)
  await sees(panel.getByText(amount))
  await seesNoMore(panel.getByLabel('Calculating the price'))
  return minorUnits((await panel.getByText(amount).first().textContent()) ?? '')
}

/** Does something to the terms and waits until the price has moved by it. */
export const moves = async (visitor: Person, what: string, change: () => Promise<void>): Promise<number> => {
  const before = await shownTotal(visitor)
  await change()
  return reads(
    () => shownTotal(visitor),
    (total) => total !== before && total > 0,
    `the price moves with ${what}`,
  )
}

/** Moves the aggregate limit to an amount with the arrow keys. */
export const setLimit = async ({ page }: Person, limit: number): Promise<void> => {
  const slider = page.getByRole('slider', { name: 'Aggregate limit' })
  await slider.focus()
  const at = async () => Number(await slider.getAttribute('aria-valuenow'))
  for (let now = await at(); now !== limit; now = await at())
    await slider.press(now < limit ? 'ArrowRight' : 'ArrowLeft')
}

/** Takes a coverage out of the selection. */
export const takeOut = async ({ page }: Person, coverage: RegExp): Promise<void> => {
  const toggle = page.getByRole('switch', { name: coverage })
  expect(await toggle.isChecked()).toBe(true)
  await toggle.click()
}

/** Chooses a package; `Popular` is what a new calculation begins with. */
export const choosePackage = async ({ page }: Person, name: 'Basic' | 'Elite' | 'Popular'): Promise<void> => {
  const card = page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await card.locator('xpath=..').click()
  expect(await card.isChecked()).toBe(true)
}

/** The calculator shows how the price comes about, as a picture and as a table. */
export const readWaterfall = async (visitor: Person): Promise<void> => {
  const panel = pricePanel(visitor)
  const figure = panel.getByRole('figure', { name: 'How the price comes about' })
  await sees(figure)
  const bars = figure.getByRole('listitem')
  await sees(bars)
  expect(await bars.count()).toBeGreaterThan(4)
  await figure.scrollIntoViewIfNeeded()
  await visitor.shot('08-waterfall')
  await figure.getByRole('button').first().click()
  const table = figure.getByRole('table')
  await sees(table)
  expect(await table.getByRole('row').count()).toBeGreaterThan(5)
  await figure.getByRole('button').first().click()
}

/** Puts what is priced into the list of quotes to request; answers how many are in it afterwards. */
export const addToList = async ({ page }: Person): Promise<void> => {
  const count = page.getByRole('button', { name: /^View Quotes \(\d\)$/ }).first()
  const before = await count.textContent()
  await page.getByRole('button', { name: 'Add to List' }).first().click()
  await reads(
    () => count.textContent(),
    (text) => text !== before,
    'the list of quotes grows',
  )
}

/** Waits until all that was requested is priced, and stays with it: the list of quotes would follow by itself. */
export const seesPriced = async ({ page }: Pick<Person, 'page'>): Promise<Part> => {
  await page.getByRole('button', { name: 'Stay here' }).click()
  const priced = page.getByRole('dialog', { name: 'Quotes priced' })
  await sees(priced)
  return priced
}

/** Requests every quote of the list and waits until all are priced; answers what is said of each. */
export const requestList = async (visitor: Person): Promise<readonly string[]> => {
  const { page } = visitor
  await page
    .getByRole('button', { name: /^View Quotes \(\d\)$/ })
    .first()
    .click()
  const list = page.getByRole('dialog', { name: 'List of Quotes to Request' })
  await sees(list.getByRole('checkbox'))
  await visitor.shot('09-list-of-quotes')
  await list.getByRole('button', { name: /^Request \d quotes?$/ }).click()
  const priced = await seesPriced(visitor)
  const said = await priced.getByRole('listitem').allInnerTexts()
  await visitor.shot('10-quotes-priced')
  await priced.getByRole('button', { name: 'Go to quotes' }).click()
  await seesNoMore(priced)
  return said
}
