import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { visit } from './visitor.ts'

const region = 'us'
const { superAdmin, otherProducer } = people(region)
const { chapter, meet } = story('agent-of-letter', region)

chapter('a broker-of-record letter names one of the new agency’s people, and another agency has others', async () => {
  const { policyId } = await preparePolicy(region, 'Arrowhead Credit Union Inc.')
  const { account } = await (await clientOf(otherProducer)).call(getCurrentUser, {})
  const staff = meet(await visit(region))
  const { page } = staff
  await arrive(staff, superAdmin, `/admin/policies/${policyId}`)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Record broker-of-record letter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Broker of record of policy/ })
  const agency = dialog.getByRole('combobox', { name: 'New agency' })
  await sees(agency)
  await agency.fill(account.name)
  await page.getByRole('option', { name: account.name }).first().click()
  const email = dialog.getByRole('combobox', { name: /^Agent’s email/ })
  await email.fill(otherProducer.lastName)
  await page.getByRole('option', { name: otherProducer.email }).click()
  const lastName = dialog.getByLabel(/^Agent’s last name/)
  expect(await lastName.inputValue()).toBe(otherProducer.lastName)
  await staff.shot('84-letter')
  await staff.resize('phone')
  await staff.shot('84-letter')
  await staff.resize('laptop')
  await agency.fill('')
  await agency.press('Tab')
  expect(await email.inputValue()).toBe('')
  expect(await lastName.inputValue()).toBe('')
})
