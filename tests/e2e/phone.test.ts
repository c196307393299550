import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { fits, tabsFit } from './barriers.ts'
import { story } from './chapters.ts'
import { answerCookies, sees } from './seeing.ts'
import { goToPaymentPage, openPaymentLink, payByCard, readsAmountDue } from './steps/payment.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { bind, issue, quoteTotal, requestToBind, stands } from './steps/quote.ts'
import { signIn } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'uk'
const { producer } = people(region)
const { chapter, meet } = story('phone', region)
let agent: Visitor
let insured: Visitor
let prepared: Prepared
let due = 0
let policyNumber = ''

chapter('on a phone, the producer signs in', async () => {
  prepared = await prepareQuote(region, 'Pennine Engineering')
  agent = meet(await visit(region, 'phone'))
  await agent.page.goto('/login')
  await sees(agent.page.getByLabel('Email'))
  await fits(agent)
  await agent.shot('01-login')
  await signIn(agent, producer)
  await sees(agent.page.getByRole('tab', { name: 'QUOTES' }))
  await answerCookies(agent.page)
})

chapter('on a phone, the quotes of the dashboard are cards', async () => {
  const { page } = agent
  const card = page
    .getByRole('tabpanel', { name: 'QUOTES' })
    .getByRole('listitem')
    .filter({ hasText: prepared.client.name })
  await sees(card)
  await fits(agent)
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await tabsFit(agent)
  }
  await agent.shot('01-dashboard')
  await card.first().getByText(prepared.client.name).click()
  await sees(page.getByRole('heading', { level: 1, name: prepared.quoteNumber }))
})

chapter('on a phone, the calculator shows the price at the foot', async () => {
  const { page } = agent
  await page.goto(`/agency/quotes/P100/${prepared.accountId}/quote`)
  const foot = page.getByRole('button', { name: 'Show the price in detail' })
  await sees(foot)
  await sees(page.getByRole('complementary', { name: 'Price' }).getByText('Ready to bind'))
  await fits(agent)
  await agent.shot('07-calculator')
  await foot.click()
  await sees(page.getByRole('dialog', { name: 'Price' }).getByText('How the price comes about'))
  await agent.shot('08-price')
  await page.getByRole('dialog', { name: 'Price' }).getByRole('button', { name: 'Close' }).click()
})

chapter('on a phone, a quote is bound and issued', async () => {
  await agent.page.goto(`/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'Ready to bind')
  due = await quoteTotal(agent)
  await fits(agent)
  await agent.shot('12-quote')
  await requestToBind(agent, prepared.client)
  await bind(agent)
  policyNumber = await issue(agent, prepared.client)
  await fits(agent)
})

chapter('on a phone, the insured pays', async () => {
  insured = meet(await visit(region, 'phone'))
  await openPaymentLink(insured, prepared.client, policyNumber)
  expect(await readsAmountDue(insured)).toBe(due)
  await fits(insured)
  await goToPaymentPage(insured, due)
  await fits(insured)
  await payByCard(insured, prepared.client, policyNumber)
  await fits(insured)
})
