import { expect } from 'vitest'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const template = 'Learning the trade'

for (const region of everywhere) {
  const { chapter, meet } = story('narrowed-roles', region)
  const person = (name: string) => `${name}@alderfinch-${region}.example`
  let boss: Visitor
  let trainee: Visitor

  chapter('an administrator makes a template that keeps less of a role', async () => {
    const organizationId = await newAgency(region, `Alder and Finch ${region.toUpperCase()}`)
    boss = meet(await visit(region))
    const admin = await newcomer(region, { email: person('boss'), role: 'Agency Admin', organizationId })
    const colleague = await newcomer(region, { email: person('lea'), role: 'Principal Producer', organizationId })
    trainee = meet(await visit(region))
    await arrive(trainee, colleague)
    await sees(trainee.page.getByRole('link', { name: 'Commissions' }))
    await arrive(boss, admin, '/agency/role-templates')
    const { page } = boss
    await sees(page.getByText('No templates yet'))
    await page.getByRole('button', { name: 'Add template' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add template' })
    await dialog.getByLabel('Name of the template').fill(template)
    await dialog.getByLabel('Role', { exact: true }).click()
    await page.getByRole('option', { name: 'Principal Producer' }).click()
    await dialog.getByRole('checkbox', { name: 'Commissions', exact: true }).uncheck()
    if (region === once) {
      expect(await barriers(boss)).toEqual([])
      await boss.shot('template')
      await boss.resize('phone')
      await boss.shot('template')
      await boss.resize('laptop')
    }
    await dialog.getByRole('button', { name: 'Add template' }).click()
    await sees(page.getByText(`The template ${template} is added.`))
    await sees(page.getByRole('row', { name: template }).getByText('Principal Producer'))
  })

  chapter('and gives it to a colleague, who has what it keeps at once', async () => {
    const { page } = boss
    await page.goto('/agency/users')
    await page
      .getByRole('row', { name: person('lea') })
      .getByRole('button', { name: 'Actions' })
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: /^Edit / })
    await dialog.getByLabel('Template of the role').click()
    await page.getByRole('option', { name: template }).click()
    await dialog.getByRole('button', { name: 'Save user' }).click()
    await sees(page.getByText('The user is saved.'))
    await trainee.page.reload()
    await sees(trainee.page.getByRole('heading', { name: 'Dashboard', level: 1 }))
    await seesNoMore(trainee.page.getByRole('link', { name: 'Commissions' }))
  })

  chapter('the next edition says what they lose before it is saved', async () => {
    const { page } = boss
    await page.goto('/agency/role-templates')
    const row = page.getByRole('row', { name: template })
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${template}` })
    await dialog.getByRole('checkbox', { name: 'Claims', exact: true }).uncheck()
    await sees(dialog.getByText('1 person has this template.'))
    await sees(dialog.getByRole('status').getByText('Report a claim'))
    await dialog.getByRole('button', { name: 'Save edition' }).click()
    await sees(page.getByText(`${template} is saved as edition 2.`, { exact: false }))
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    const withdraw = page.getByRole('dialog', { name: `Withdraw ${template}` })
    await withdraw.getByRole('button', { name: 'Withdraw' }).click()
    await sees(withdraw.getByText(/People have this template/))
  })
}
