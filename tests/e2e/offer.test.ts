import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { answerCookies, sees, seesNoMore } from './seeing.ts'
import { changeFee, openOfferLink, sendToPolicyHolder, stateByLaw } from './steps/offer.ts'
import { type Prepared, prepareAnother, prepareQuote } from './steps/prepare.ts'
import { downloadsPdf, quoteTotal, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('offer', region)
let agent: Visitor
let holder: Visitor
let prepared: Prepared
let other: Prepared
let total = 0

const money = (units: number): string => `$${units.toLocaleString('en-US')}`

/** What is said of a price that changed: the new one, the one shown before, the difference and where it comes from. */
const toldOfChange = async (where: ReturnType<Visitor['page']['locator']>, before: number, fee: number) => {
  const told = where.getByRole('alert').filter({ hasText: 'The price has changed' })
  await sees(told)
  await sees(told.getByText(money(before + fee), { exact: true }))
  await sees(told.getByText(money(before), { exact: true }))
  await sees(told.getByText(`+${money(fee)}`))
  await sees(told.getByText('Fees', { exact: true }))
}

chapter('the agent sends a quote to the policy holder', async () => {
  prepared = await prepareQuote(region, 'Cedar Ridge Farms')
  other = await prepareAnother(region, prepared)
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'Ready to bind')
  total = (await quoteTotal(agent)) / 100
  await sendToPolicyHolder(agent, prepared)
})

chapter('the policy holder opens the link with the one-time code, and reads what is offered', async () => {
  holder = meet(await visit(region))
  await openOfferLink(holder, prepared)
  const { page } = holder
  await sees(page.getByRole('heading', { level: 1, name: `Quote ${prepared.quoteNumber} for ${prepared.client.name}` }))
  await sees(page.getByRole('region', { name: 'Price' }).getByText(money(total), { exact: true }))
  for (const term of ['Aggregate limit', 'Deductible', 'Waiting period', 'Retroactive period'])
    await sees(page.getByText(term, { exact: true }))
  await sees(page.getByText('12:01 AM').first())
  await sees(page.getByRole('table', { name: 'Coverages' }))
  await answerCookies(page)
  await holder.shot('51-offer')
  await downloadsPdf(holder, page.getByRole('button', { name: 'Download proposal' }))
})

chapter('names somebody else as policy holder', async () => {
  const { page } = holder
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Policy holder of ${prepared.quoteNumber}` })
  await dialog.getByLabel('First name').fill('Rowan')
  await dialog.getByRole('button', { name: 'Save policy holder' }).click()
  await seesNoMore(dialog)
  await sees(page.getByRole('region', { name: 'Policy holder' }).getByText('Rowan Ashby'))
})

chapter('can request to bind once the details are vouched for, and vouches for them once', async () => {
  const { page } = holder
  const request = page.getByRole('button', { name: 'Request to bind' })
  expect(await request.isEnabled()).toBe(false)
  const vouch = page.getByRole('checkbox', { name: /^I have checked what is said of/ })
  await vouch.check()
  await sees(page.getByText(/^Checked on /))
  expect(await vouch.isEnabled()).toBe(false)
  expect(await request.isEnabled()).toBe(false)
  await stateByLaw(holder)
  expect(await request.isEnabled()).toBe(true)
})

chapter('is told of a price that changed since it was shown, and requests to bind at the new one', async () => {
  const { page } = holder
  await changeFee(region, prepared, 125)
  await page.getByRole('button', { name: 'Request to bind' }).click()
  await toldOfChange(page.getByRole('main'), total, 125)
  await holder.shot('52-changed')
  await page.getByRole('button', { name: 'Request to bind' }).click()
  await sees(page.getByRole('heading', { level: 1, name: /^A request to bind quote .* has been sent$/ }))
  await sees(page.getByText(/^The application was confirmed by Robin Ashby on /))
  await holder.shot('52-confirmed')
  await page.getByRole('heading', { name: 'What was answered for the company' }).scrollIntoViewIfNeeded()
  await holder.shot('52-application')
  await holder.resize('phone')
  await page.getByText(/^Confirmed by Robin Ashby/).scrollIntoViewIfNeeded()
  await holder.shot('52-application')
  await holder.resize('laptop')
})

chapter('the link opens that quote and no other', async () => {
  await holder.page.goto(`/quote/${other.quoteId}/request-to-bind/P100`)
  await sees(holder.page.getByRole('heading', { name: "Looks like you're not able to view this quote..." }))
})

chapter('the agent sees that binding is requested, and by whom cover is signed for', async () => {
  await agent.page.reload()
  await stands(agent, 'Binding is requested')
  await sees(agent.page.getByText('Rowan Ashby was named as policy holder', { exact: false }))
  await sees(agent.page.getByText(/^Confirmed by Robin Ashby on /))
  const timeline = agent.page.getByRole('list', { name: 'Timeline' })
  await sees(timeline.getByText('Sent to the policy holder'))
  await sees(timeline.getByText('Application confirmed'))
  await agent.resize('phone')
  await agent.page.getByText('Application confirmed').scrollIntoViewIfNeeded()
  await agent.shot('52-agent-confirmed')
  await agent.resize('laptop')
})

chapter('the agent’s own dialog tells of a changed price as well, and agrees to the new one', async () => {
  const { page } = agent
  await page.goto(`/agency/quotes/${other.quoteId}`)
  await stands(agent, 'Ready to bind')
  const before = (await quoteTotal(agent)) / 100
  await page.getByRole('main').getByRole('button', { name: 'Request to bind', exact: true, disabled: false }).click()
  const dialog = page.getByRole('dialog', { name: /^Request to bind Q-/ })
  await sees(dialog.getByLabel('First name'))
  await changeFee(region, other, 90)
  await dialog.getByRole('button', { name: 'Request to bind' }).click()
  await toldOfChange(dialog, before, 90)
  await agent.shot('53-changed')
  await dialog.getByRole('button', { name: 'Request to bind' }).click()
  await stands(agent, 'Binding is requested')
  expect((await quoteTotal(agent)) / 100).toBe(before + 90)
})
