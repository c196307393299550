import type { Client } from '../clients.ts'
import { sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** Finds a referral in the inbox and opens it on the workbench, where its reason is told. */
export const openReferral = async (
  visitor: Visitor,
  client: Client,
  quoteNumber: string,
  reason: string,
): Promise<void> => {
  const { page } = visitor
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.waitForURL('**/admin/inbox*')
  const row = page.getByRole('row', { name: quoteNumber })
  await sees(row)
  await sees(row.getByText(client.name))
  await visitor.shot('20-inbox')
  await row.click()
  await sees(page.getByRole('heading', { level: 1, name: client.name }))
  await sees(page.getByText(reason).first())
  await sees(page.getByRole('region', { name: 'Decision' }))
  await sees(page.locator('nav [aria-current="page"]').filter({ hasText: 'Inbox' }).first())
  await visitor.shot('21-workbench')
}

/** Takes the referral that is on the workbench. */
export const takeReferral = async ({ page }: Visitor): Promise<void> => {
  const bar = page.getByRole('region', { name: 'Decision' })
  await bar.getByRole('button', { name: 'Take referral' }).click()
  await sees(bar.getByText(/^You took this referral/))
}

/** Releases the terms of the quote that is on the workbench, which leads back to the inbox. */
export const release = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Release terms' }).click()
  const dialog = page.getByRole('dialog', { name: /^Release terms of Q-/ })
  await sees(dialog)
  await visitor.shot('22-release')
  await dialog.getByLabel('Why you release it').fill('Looked at every reason; the controls are there.')
  await dialog.getByRole('button', { name: 'Release terms' }).click()
  await sees(page.getByText('Quote released'))
  await page.waitForURL('**/admin/inbox')
}

/** Declines the quote that is on the workbench, with a reason and its description, which leads back to the inbox. */
export const decline = async (visitor: Visitor, reason: string, description: string): Promise<void> => {
  const { page } = visitor
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reason to Decline' })
  await dialog.getByRole('combobox', { name: 'Declaration Reason' }).click()
  await page.getByRole('option', { name: reason, exact: true }).click()
  await dialog.getByLabel('Reason Description').fill(description)
  await visitor.shot('22-decline')
  await dialog.getByRole('button', { name: /^Decline Q-/ }).click()
  await sees(page.getByText('Quote declined'))
  await page.waitForURL('**/admin/inbox')
}
