import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { minorUnits, reads, sees } from './seeing.ts'
import { cards, goToPaymentPage, openPaymentLink, readsAmountDue, typeBankAccount, typeCard } from './steps/payment.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'uk'
const { producer } = people(region)
const { chapter, meet } = story('payments', region)
let insured: Visitor
let issued: Issued
let due = 0

/** Opens a way to pay. */
const choose = (visitor: Visitor, way: RegExp): Promise<void> =>
  visitor.page.getByRole('list', { name: 'Ways to pay' }).getByRole('button', { name: way }).click()

/** The large figure of the page below its words, in minor units. */
const shownAmount = async ({ page }: Visitor, words: string): Promise<number> =>
  minorUnits((await page.getByText(words).locator('xpath=following-sibling::*').first().textContent()) ?? '')

chapter('the insured opens the plan of instalments, which begins after cover', async () => {
  issued = await preparePolicy(region, 'Elmbridge Foundation')
  insured = meet(await visit(region, 'phone'))
  await openPaymentLink(insured, issued.client, issued.policyNumber)
  due = await readsAmountDue(insured)
  const { page } = insured
  await choose(insured, /^Pay in instalments/)
  await sees(page.getByText('Annual percentage rate'))
  const figure = async (label: string) =>
    ((await page.getByText(label, { exact: true }).locator('xpath=..').textContent()) ?? '').replace(label, '')
  expect(minorUnits(await figure('You pay in all'))).toBe(due)
  expect(Date.parse(await figure('First instalment due')) - Date.now()).toBeGreaterThan(30 * 86_400_000)
  await fits(insured)
})

chapter('signs it with the full name, having agreed', async () => {
  const { page } = insured
  await page.getByRole('button', { name: 'Accept the plan' }).click()
  await sees(page.getByText('Please enter full name.'))
  await sees(page.getByText('Please agree to the plan before signing it.'))
  await page.getByLabel('Your full name').fill('Robin Ashby')
  await page.getByRole('checkbox', { name: /^I have read the plan/ }).check()
  await insured.shot('35-plan')
  await page.getByRole('button', { name: 'Accept the plan' }).click()
  await sees(page.getByText('Down payment', { exact: true }))
  await sees(page.getByText(/^Your plan is signed/))
})

chapter('pays the down payment; the rest is by plan, and nothing is said to be due', async () => {
  const down = await shownAmount(insured, 'Down payment')
  expect(down).toBeLessThan(due / 2)
  await goToPaymentPage(insured, down)
  await typeCard(insured, cards.accepted, 'Robin Ashby')
  const { page } = insured
  await page.waitForURL('**/accountant-payment*')
  await sees(page.getByText('Next instalment'))
  await sees(page.getByText(/^Your down payment is here/))
  const next = await shownAmount(insured, 'Next instalment')
  await page.getByRole('radio', { name: /^All of the rest/ }).check()
  expect(await shownAmount(insured, 'Rest of your plan')).toBe(due - down)
  await page.getByRole('radio', { name: /^The next instalment/ }).check()
  expect(next).toBeLessThan(due - down)
  expect(await page.getByText(/^Please pay by/).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Pay £/ }).count()).toBe(0)
  await insured.shot('36-by-plan')
  await fits(insured)
})

chapter('another insured pays from the bank account', async () => {
  const other = await preparePolicy(region, 'Crown Point Smiles Limited')
  const visitor = meet(await visit(region))
  await openPaymentLink(visitor, other.client, other.policyNumber)
  const owed = await readsAmountDue(visitor)
  await choose(visitor, /^Bank account/)
  await goToPaymentPage(visitor, owed)
  await typeBankAccount(visitor, '000123456789', 'Robin Ashby')
  await visitor.page.waitForURL('**/accountant-payment*')
  await sees(visitor.page.getByText('Thank you, your policy is paid'))
  await visitor.shot('37-paid-by-bank')
})

chapter('the details for a transfer name amount and reference, each with a button that copies it', async () => {
  issued = await preparePolicy(region, 'Greyfriars Engineering')
  insured = meet(await visit(region))
  await openPaymentLink(insured, issued.client, issued.policyNumber)
  due = await readsAmountDue(insured)
  const { page } = insured
  await choose(insured, /^Bank transfer/)
  await sees(page.getByRole('button', { name: 'Copy Reference' }))
  await sees(page.getByRole('definition').filter({ hasText: issued.policyNumber }))
  expect(await barriers(insured)).toEqual([])
})

chapter('a payment whose bank does not answer is being processed, and must not be made twice', async () => {
  const { page } = insured
  await choose(insured, /^Credit card/)
  await goToPaymentPage(insured, due)
  await typeCard(insured, cards.unanswered, 'Robin Ashby')
  await sees(page.getByText('Waiting for the bank'))
  await page.getByRole('link', { name: /^Back to / }).click()
  await page.waitForURL('**/accountant-payment*')
  await sees(page.getByRole('heading', { name: 'Your payment is being processed' }))
  expect(await page.getByRole('button', { name: /^Pay £/ }).count()).toBe(0)
  expect(await barriers(insured)).toEqual([])
  await insured.shot('38-processed')
})

chapter('the agent sees it too, and is not offered to send another link', async () => {
  const agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/policies/${issued.policyId}`)
  const payment = agent.page.getByRole('region', { name: 'Payment' })
  await sees(payment.getByText('Processed', { exact: true }))
  expect(await payment.getByRole('button', { name: 'Send payment link' }).count()).toBe(0)
})

chapter('when the bank has not answered at all, it has failed and can be made again', async () => {
  const { page } = insured
  await sees(page.getByRole('heading', { name: 'The payment did not go through' }))
  await sees(page.getByText('The bank did not answer in time.'))
  await page.getByRole('button', { name: 'Make Payment' }).click()
  await reads(
    () => page.getByText('Amount due').count(),
    (count) => count === 1,
    'the payment can be made again',
  )
})
