import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { shownTotal } from './steps/calculator.ts'
import { openPolicy } from './steps/dashboard.ts'
import { openPaymentLink, readsAmountDue } from './steps/payment.ts'
import { type Issued, type Prepared, preparePolicy, prepareQuote } from './steps/prepare.ts'
import { stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { agencyAdmin, producer, underwriter } = people(region)
const { chapter, meet } = story('accessibility', region)
let agent: Visitor
let prepared: Prepared
let issued: Issued

chapter('login keeps nobody out', async () => {
  agent = meet(await visit(region))
  await agent.page.goto('/login')
  await sees(agent.page.getByLabel('Email'))
  expect(await barriers(agent)).toEqual([])
})

chapter('the dashboard keeps nobody out', async () => {
  prepared = await prepareQuote(region, 'Underhill & Company', 4_000_000)
  await arrive(agent, producer)
  await sees(agent.page.getByRole('row', { name: prepared.client.name }))
  expect(await barriers(agent)).toEqual([])
})

chapter('the account keeps nobody out', async () => {
  await agent.page.goto(`/agency/accounts/${prepared.accountId}`)
  await sees(agent.page.getByRole('heading', { level: 1, name: prepared.client.name }))
  await sees(agent.page.getByText('ACCOUNT DETAILS'))
  expect(await barriers(agent)).toEqual([])
})

chapter('the calculator keeps nobody out', async () => {
  await agent.page.goto(`/agency/quotes/P100/${prepared.accountId}/quote`)
  await shownTotal(agent)
  expect(await barriers(agent)).toEqual([])
})

chapter('the quote keeps nobody out', async () => {
  await agent.page.goto(`/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'With underwriting')
  await sees(agent.page.getByRole('table', { name: 'Coverages' }))
  expect(await barriers(agent)).toEqual([])
})

chapter('profile, users and teams keep nobody out', async () => {
  const office = meet(await visit(region))
  const { page } = office
  await arrive(office, agencyAdmin, '/agency/profile')
  await sees(page.getByRole('button', { name: 'Upload photo' }))
  expect(await barriers(office)).toEqual([])
  await page.goto('/agency/profile?tab=sessions')
  await sees(page.getByText('This session'))
  expect(await barriers(office)).toEqual([])
  await page.goto('/agency/profile?tab=mfa')
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click()
  await sees(page.getByRole('img', { name: 'QR code for your authenticator app' }))
  expect(await barriers(office)).toEqual([])
  await page.goto('/agency/profile?tab=notifications')
  await sees(page.getByRole('group', { name: 'A quote is ready' }))
  expect(await barriers(office)).toEqual([])
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await sees(page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'Notification settings' }))
  expect(await barriers(office)).toEqual([])
  await page.goto('/agency/teams')
  await sees(page.getByRole('row', { name: 'Main Office' }))
  expect(await barriers(office)).toEqual([])
  await page.goto('/agency/users')
  await sees(page.getByRole('row', { name: agencyAdmin.email }))
  expect(await barriers(office)).toEqual([])
  await page.getByRole('button', { name: 'Add user' }).click()
  await sees(page.getByRole('dialog', { name: 'Add user' }).getByLabel('Role'))
  expect(await barriers(office)).toEqual([])
})

chapter('a toast is reached by F8 from inside a dialog, and leads back there', async () => {
  const office = meet(await visit(region))
  const { page } = office
  await arrive(office, agencyAdmin, '/agency/profile?tab=notifications')
  const choice = page.getByRole('group', { name: 'A quote is ready' }).getByRole('switch').first()
  const save = page.getByRole('button', { name: 'Save changes' })
  await choice.click()
  await save.click()
  await sees(page.getByRole('status').getByText(/saved/i))
  await choice.click()
  await save.click()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' })
  const toasts = dialog.getByRole('region', { name: 'Messages (F8)' })
  await sees(toasts.getByRole('status').first())
  // The field for the code takes the focus as it comes.
  await sees(dialog.getByRole('img', { name: 'QR code for your authenticator app' }))
  const cross = dialog.getByRole('button', { name: 'Close' }).first()
  await cross.focus()
  await page.keyboard.press('F8')
  const isAt = (within: typeof dialog) => within.evaluate((element) => element.contains(document.activeElement))
  expect(await isAt(toasts)).toBe(true)
  expect(await barriers(office)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await isAt(cross)).toBe(true)
})

chapter('the workbench keeps nobody out', async () => {
  const desk = meet(await visit(region))
  await arrive(desk, underwriter, `/admin/quotes/${prepared.quoteId}`)
  await sees(desk.page.getByRole('region', { name: 'Decision' }))
  await sees(desk.page.getByRole('figure').first())
  expect(await barriers(desk)).toEqual([])
})

chapter('the policy keeps nobody out', async () => {
  issued = await preparePolicy(region, 'Montoya Architects')
  await openPolicy(agent, issued.client, issued.policyNumber)
  expect(await barriers(agent)).toEqual([])
})

chapter('the payment page keeps nobody out', async () => {
  const insured = meet(await visit(region))
  const { client, policyNumber } = issued
  await openPaymentLink(insured, client, policyNumber)
  await readsAmountDue(insured)
  expect(await barriers(insured)).toEqual([])
})
