import { expect } from 'vitest'
import { demoAgencies, people } from '#cdk/local/seed/cast.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

for (const region of everywhere) {
  const { superAdmin, producer } = people(region)
  const [agency] = demoAgencies(region)
  if (agency === undefined) throw new Error(`There is no agency in ${region}.`)
  const { chapter, meet } = story('jump', region)
  let staff: Visitor

  chapter('staff jump into an agency, in a tab of its own, and read plainly whose account it is', async () => {
    staff = meet(await visit(region))
    const { page } = staff
    await arrive(staff, superAdmin)
    await page.getByRole('button', { name: /account and settings/ }).click()
    await page.getByRole('menuitem', { name: 'Jump into an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Jump into an account' })
    await dialog.getByLabel('Account', { exact: true }).fill(agency.name.slice(0, 6))
    await page.getByRole('option', { name: agency.name }).click()
    await dialog.getByRole('button', { name: 'Jump in' }).click()
    await sees(dialog.getByText('Say why you go in'))
    await dialog.getByLabel('Reason').fill('A quote of theirs hangs')
    if (region === once) await staff.shot('jump')
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: 'Jump in' }).click()
    const tab = await opening
    await tab.waitForURL(/\/loading\?accountName=/)
    await sees(tab.getByText(`Opening ${agency.name}`))
    await tab.waitForURL('**/agency/dashboard')
    await sees(tab.getByText(`You are working as Agency Admin for ${agency.name}.`))
    await sees(tab.getByRole('tab', { name: 'QUOTES' }))
  })

  // Who may jump is alike everywhere.
  if (region !== once) continue

  chapter('whoever jumped in cannot jump on, and leaving ends that account alone', async () => {
    const tab = staff.page.context().pages().at(-1)
    if (tab === undefined) throw new Error('The tab of the jump is gone.')
    expect(await barriers({ ...staff, page: tab })).toEqual([])
    await tab.screenshot({ path: `artifacts/e2e/${region}/jumped-1440.png` })
    await tab.getByRole('button', { name: /account and settings/ }).click()
    await sees(tab.getByRole('menuitem', { name: 'Profile' }))
    expect(await tab.getByRole('menuitem', { name: 'Jump into an account' }).isVisible()).toBe(false)
    await tab.keyboard.press('Escape')
    await tab.getByRole('button', { name: 'Leave' }).click()
    await sees(tab.getByText("You've been successfully logged out."))
    await staff.page.reload()
    await staff.page.waitForURL('**/admin/dashboard')
    await sees(staff.page.getByRole('button', { name: /account and settings/ }))
  })

  chapter('an agency’s people are not offered the way', async () => {
    const other = meet(await visit(region))
    await arrive(other, producer)
    await other.page.getByRole('button', { name: /account and settings/ }).click()
    await sees(other.page.getByRole('menuitem', { name: 'Profile' }))
    expect(await other.page.getByRole('menuitem', { name: 'Jump into an account' }).isVisible()).toBe(false)
  })
}
