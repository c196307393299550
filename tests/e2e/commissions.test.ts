import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { visit } from './visitor.ts'

const region = 'us'
const { agencyAdmin, superAdmin } = people(region)
const { chapter, meet } = story('commissions', region)

chapter('the agency’s administrator enters the bank account for its commission on the processor’s page', async () => {
  const visitor = meet(await visit(region))
  const { page } = visitor
  await arrive(visitor, agencyAdmin, '/agency/commissions')
  await page.getByRole('button', { name: /bank account$/ }).click()
  await page.getByLabel('Bank', { exact: true }).fill('First Harbor Bank')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByLabel('Name of the account holder').fill('Harbor & Pine Insurance')
  await page.getByRole('button', { name: 'Save the account' }).click()
  await sees(page.getByText('The bank account is kept. Commission is paid to it from now on.'))
  await sees(page.getByText('•••• 6789'))
  await visitor.shot('70-commissions')
  await visitor.resize('phone')
  await visitor.shot('70-commissions')
})

chapter('the provider pauses the agency’s payments and resumes them', async () => {
  const visitor = meet(await visit(region))
  const { page } = visitor
  await arrive(visitor, superAdmin, '/admin/agencies')
  await page.getByRole('link', { name: 'Harbor & Pine Insurance' }).first().click()
  await page.getByRole('tab', { name: 'Commissions' }).click()
  await page.getByRole('button', { name: 'Pause payments' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause payments' }).click()
  await sees(page.getByText('Payments paused'))
  await page.getByRole('button', { name: 'Resume payments' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resume payments' }).click()
  await sees(page.getByText('Payments active'))
})
