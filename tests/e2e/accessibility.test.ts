import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { answerCookies, sees } from './seeing.ts'
import { shownTotal } from './steps/calculator.ts'
import { openPolicy } from './steps/dashboard.ts'
import { openPaymentLink, readsAmountDue } from './steps/payment.ts'
import { type Issued, type Prepared, preparePolicy, prepareQuote } from './steps/prepare.ts'
import { stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('accessibility', region)
let agent: Visitor
let prepared: Prepared
let issued: Issued

/** What axe holds against the page that is open, as far as it keeps somebody from using it. */
const barriers = async ({ page }: Visitor): Promise<readonly string[]> => {
  // Cross-origin pages have no frames here; one context keeps axe from opening a tab of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} – ${html.slice(0, 160)}`))
}

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
  await answerCookies(agent.page)
  expect(await barriers(agent)).toEqual([])
})

chapter('the account keeps nobody out', async () => {
  await agent.page.goto(`/agency/accounts/${prepared.accountId}`)
  await sees(agent.page.getByRole('heading', { level: 1, name: prepared.client.name }))
  await sees(agent.page.getByText('ACCOUNT DETAILS'))
  expect(await barriers(agent)).toEqual([])
})

chapter('the calculator keeps nobody out', async () => {
  await agent.page.goto(`/agency/requestQuote/P100/${prepared.accountId}`)
  await shownTotal(agent)
  expect(await barriers(agent)).toEqual([])
})

chapter('the quote keeps nobody out', async () => {
  await agent.page.goto(`/agency/quotes/${prepared.quoteId}`)
  await stands(agent, 'With underwriting')
  await sees(agent.page.getByRole('table', { name: 'Coverages' }))
  expect(await barriers(agent)).toEqual([])
})

chapter('the workbench keeps nobody out', async () => {
  const desk = meet(await visit(region))
  await arrive(desk, underwriter)
  await answerCookies(desk.page)
  await desk.page.goto(`/admin/quotes/${prepared.quoteId}`)
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
