import { expect } from 'vitest'
import { sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** Opens a quote's page as its agency sees it. */
export const openQuotePage = async ({ page }: Visitor, quoteId: string): Promise<void> => {
  await page.goto(`/agency/quotes/${quoteId}`)
  await sees(page.getByRole('region', { name: 'Status' }).getByRole('heading'))
}

/** Begins a deed of the quote that is open from the menu of further ones. */
const fromMenu = async ({ page }: Visitor, deed: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: deed }).click()
}

/** Submits the quote that is open to underwriting; without a reason it does not go. */
export const submitForReview = async (visitor: Visitor, reason: string): Promise<void> => {
  const { page } = visitor
  await fromMenu(visitor, 'Submit for underwriting review')
  const dialog = page.getByRole('dialog', { name: /^Submit Q-.* for underwriting review$/ })
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await sees(dialog.getByText('Reason is a required field'))
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
}

/** Marks the quote that is open lost. */
export const markLost = async (visitor: Visitor, summary: string, reason: string): Promise<void> => {
  const { page } = visitor
  await fromMenu(visitor, 'Mark lost')
  const dialog = page.getByRole('dialog', { name: /^Mark quote Q-.* lost$/ })
  await dialog.getByRole('combobox', { name: 'Loss Reason' }).click()
  await page.getByRole('option', { name: summary, exact: true }).click()
  await dialog.getByLabel('Reason Description').fill(reason)
  await dialog.getByRole('button', { name: 'Mark lost' }).click()
}

/** Deletes the quote that is open; it leads on to the list. */
export const deleteQuote = async (visitor: Visitor, quoteNumber: string): Promise<void> => {
  const { page } = visitor
  await fromMenu(visitor, 'Delete quote')
  const dialog = page.getByRole('dialog', { name: `Delete quote ${quoteNumber}` })
  await dialog.getByRole('button', { name: 'Delete quote' }).click()
  await sees(page.getByText(`Quote ${quoteNumber} is deleted`))
}

/** What the timeline of the quote that is open tells: what happened, and what is yet to come. */
export const lifeOf = async ({
  page,
}: Visitor): Promise<{ readonly happened: string[]; readonly toCome: string[] }> => {
  const events = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  await sees(events)
  const told = await events.allInnerTexts()
  return {
    happened: told.filter((text) => !text.includes('(to come)')),
    toCome: told.filter((text) => text.includes('(to come)')),
  }
}

/** The page says nothing of a proposal to come, nor of an underwriter who might release the quote. */
export const offersNothingMore = async ({ page }: Visitor): Promise<void> => {
  await sees(page.getByRole('region', { name: 'Documents' }).getByText('There is no proposal for this quote.'))
  expect(await page.getByText(/have an underwriter release/).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Request to bind' }).count()).toBe(0)
  await sees(page.getByRole('link', { name: 'New Quote' }))
}
