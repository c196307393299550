import type { Locator } from 'playwright-core'
import { fits } from '../barriers.ts'
import { minorUnits, sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** Opens the dialog of a deed of the policy that is open: by its own button, else from the menu. */
export const beginDeed = async ({ page }: Visitor, deed: string, title: RegExp): Promise<Locator> => {
  const more = page.getByRole('button', { name: 'More', exact: true })
  await sees(more)
  const own = page.getByRole('button', { name: deed, exact: true })
  if ((await own.count()) > 0) await own.click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: deed, exact: true }).click()
  }
  const dialog = page.getByRole('dialog', { name: title })
  await sees(dialog)
  return dialog
}

/** What stands beside a label of a list of facts, by the label's words; the first, where they stand there twice. */
export const beside = (part: Locator, label: RegExp | string): Locator =>
  part
    .locator('dt')
    .filter({ hasText: typeof label === 'string' ? new RegExp(`^${label}$`) : label })
    .first()
    .locator('xpath=following-sibling::dd')

/** The amount beside a label, in minor units and without its sign. */
export const amountBeside = async (part: Locator, label: RegExp | string): Promise<number> => {
  const fact = beside(part, label)
  await sees(fact)
  return minorUnits((await fact.textContent()) ?? '')
}

/** Chooses one of a list of the dialog. */
export const choose = async (
  { page }: Visitor,
  dialog: Locator,
  label: RegExp | string,
  option: RegExp | string,
): Promise<void> => {
  await dialog.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** A picture at each width, of a part of the page where it is named. */
export const shotAtBothWidths = async (visitor: Visitor, name: string, part?: Locator): Promise<void> => {
  await part?.scrollIntoViewIfNeeded()
  await visitor.shot(name)
  await visitor.resize('phone')
  await fits(visitor)
  await part?.scrollIntoViewIfNeeded()
  await visitor.shot(name)
  await visitor.resize('laptop')
}
