import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, otherProducer } = people(region)
const { chapter, meet } = story('new-account', region)
let prepared: Prepared
let agent: Visitor

/** From the dashboard, tries to add a company of the register as an account. */
const triesToAdd = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New Account' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByLabel('Account Name').pressSequentially(name.slice(0, 12), { delay: 20 })
  await page.getByRole('option', { name }).click()
  await sees(dialog.getByText('From the company register.'))
  await dialog.getByRole('button', { name: 'Add Account' }).click()
}

chapter('who has the company already is told so, and opens its account', async () => {
  prepared = await prepareQuote(region, 'Fitzsimmons Advisory Group Co.')
  agent = meet(await visit(region))
  await arrive(agent, producer)
  await triesToAdd(agent, prepared.client.name)
  const { page } = agent
  await sees(page.getByText('Cannot create account.'))
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await sees(dialog.getByText(`“${prepared.client.name}” was not added.`))
  await agent.shot('63-existing-account')
  await dialog.getByRole('button', { name: 'Open account' }).click()
  await seesNoMore(dialog)
  await sees(page.getByRole('heading', { level: 1, name: prepared.client.name }))
})

chapter('changed details are not given up before that is confirmed, and then are what they were', async () => {
  const { page } = agent
  await page.getByRole('tab', { name: 'Account details' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Account details' })
  await panel.getByRole('button', { name: 'Edit', exact: true }).click()
  const revenue = panel.getByLabel('Projected Revenue')
  const before = await revenue.inputValue()
  await revenue.fill('7654321')
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await sees(question.getByText('You have unsaved changes, are you sure you want to cancel?'))
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await seesNoMore(question)
  expect(await revenue.inputValue()).toContain('7,654,321')
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await panel.getByRole('button', { name: 'Edit', exact: true }).click()
  expect(await revenue.inputValue()).toBe(before)
})

chapter('who has not is told that it is another agency’s, and may ask for it', async () => {
  const other = meet(await visit(region))
  await arrive(other, otherProducer)
  await triesToAdd(other, prepared.client.name)
  const { page } = other
  await sees(page.getByText(/^This client belongs to another agency/))
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByRole('button', { name: 'Request access' }).click()
  await sees(page.getByText('Your request is on its way to our account team.'))
})
