import { expect } from 'vitest'
import type { Client } from '../clients.ts'
import type { Person, Screen } from '../port.ts'
import { reads, sees, seesNoMore } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

type Tab = 'ACCOUNTS' | 'BINDERS' | 'POLICIES' | 'QUOTES'

/** Opens a tab of the dashboard. */
export const openTab = async (page: Screen, tab: Tab): Promise<void> => {
  await page.getByRole('tab', { name: tab }).click()
  await sees(page.getByRole('tabpanel', { name: tab }))
}

const goHome = async (page: Screen): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Dashboard' })
    .last()
    .click()
  await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
}

/** Every tab shows what the journey has left: its account, its quotes, its policy. */
export const readDashboard = async (visitor: Visitor, client: Client, policyNumber: string): Promise<void> => {
  const { page } = visitor
  await goHome(page)
  await page.getByRole('combobox', { name: 'Quotes of' }).click()
  await page.getByRole('option', { name: 'Today' }).click()
  await sees(page.getByText('Quotes made today'))
  await openTab(page, 'QUOTES')
  await sees(page.getByRole('row', { name: client.name }).filter({ hasText: 'Issued' }))
  await visitor.shot('40-dashboard-quotes')
  await openTab(page, 'BINDERS')
  await sees(page.getByText('No binders yet').or(page.getByRole('row', { name: policyNumber })))
  await visitor.shot('40-dashboard-binders')
  await openTab(page, 'POLICIES')
  await sees(page.getByRole('row', { name: policyNumber }).filter({ hasText: 'Paid' }))
  await visitor.shot('40-dashboard-policies')
  await openTab(page, 'ACCOUNTS')
  await sees(page.getByRole('row', { name: client.name }).filter({ hasText: 'Active Policy' }))
  await visitor.shot('40-dashboard-accounts')
}

/** Opens the policy from its tab: number, paid, and what is covered. */
export const openPolicy = async (visitor: Person, client: Client, policyNumber: string): Promise<void> => {
  const { page } = visitor
  await goHome(page)
  await openTab(page, 'POLICIES')
  await page.getByRole('row', { name: policyNumber }).click()
  await sees(page.getByRole('heading', { level: 1, name: client.name }))
  const record = page.getByRole('main')
  await sees(record.getByText(policyNumber))
  await sees(record.getByText('Issued'))
}

/** Search, filter and sort of the quotes do what they say. */
export const searchFilterSort = async (visitor: Visitor, client: Client): Promise<void> => {
  const { page } = visitor
  await goHome(page)
  await openTab(page, 'QUOTES')
  const panel = page.getByRole('tabpanel', { name: 'QUOTES' })
  const rows = panel.getByRole('row').filter({ hasText: client.name })
  await sees(rows)
  const search = panel.getByRole('searchbox', { name: 'Search client or number' })
  await search.fill('no such client')
  await sees(panel.getByText('Nothing matches'))
  await search.fill(client.search)
  await sees(rows)
  const all = await rows.count()
  expect(all).toBeGreaterThanOrEqual(2)
  // What a search finds has an order of its own: it is told, and no heading says otherwise.
  await sees(panel.getByText('Closest match first, then newest. Clear the search to sort by a column.'))
  expect(await panel.getByRole('columnheader').getByRole('button').count()).toBe(0)
  expect(await panel.locator('[aria-sort]').count()).toBe(0)
  const inactive = panel.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Inactive' })
  await inactive.click()
  await reads(
    () => rows.count(),
    (count) => count < all,
    'fewer quotes fit the filter',
  )
  await inactive.click()
  await search.fill('')
  await reads(
    () => page.url(),
    (url) => !url.includes('search='),
    'the search is taken off',
  )
  const numbers = () => rows.getByText(/^Q-/).allInnerTexts()
  const heading = panel.getByRole('columnheader', { name: 'Quote Number' })
  await heading.getByRole('button').click()
  await reads(numbers, (now) => now.length === all && now.join() === now.toSorted().join(), 'quotes go up by number')
  await heading.getByRole('button').click()
  await reads(
    numbers,
    (now) => now.length === all && now.join() === now.toSorted().reverse().join(),
    'quotes go down by number',
  )
}

/** The palette finds the client by name and leads to it. */
export const findInPalette = async (visitor: Visitor, client: Client): Promise<void> => {
  const { page } = visitor
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(client.search)
  const account = palette.getByRole('group', { name: 'Accounts' }).getByRole('option', { name: client.name })
  await sees(account)
  await visitor.shot('41-palette')
  await account.click()
  await seesNoMore(palette)
  await sees(page.getByRole('heading', { level: 1, name: client.name }))
}
