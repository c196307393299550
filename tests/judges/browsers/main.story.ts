import { expect, inject } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from '#tests/e2e/chapters.ts'
import { clients } from '#tests/e2e/clients.ts'
import type { Person } from '#tests/e2e/port.ts'
import { answerCookies, sees } from '#tests/e2e/seeing.ts'
import {
  addAccount,
  addPolicyHolder,
  answerSecurityQuestions,
  completeDetails,
  readRiskProfile,
} from '#tests/e2e/steps/account.ts'
import {
  addToList,
  choosePackage,
  moves,
  openCalculator,
  readWaterfall,
  requestList,
  setLimit,
  takeOut,
} from '#tests/e2e/steps/calculator.ts'
import { openPolicy } from '#tests/e2e/steps/dashboard.ts'
import { goToPaymentPage, openPaymentLink, payByCard, readsAmountDue } from '#tests/e2e/steps/payment.ts'
import { bind, issue, openQuote, quoteNumberIn, quoteTotal, requestToBind, stands } from '#tests/e2e/steps/quote.ts'
import { signIn } from '#tests/e2e/steps/signIn.ts'
import { visitWith } from './visit.ts'

const { browser, region } = inject('judged')
const client = clients[region]
const { chapter, meet } = story('journey', region)
let agent: Person
let insured: Person
let due = 0
let policyNumber = ''

chapter('the producer signs in', async () => {
  agent = meet(await visitWith(browser, region))
  await agent.page.goto('/')
  await sees(agent.page.getByLabel('Email'))
  await agent.shot('01-login')
  await signIn(agent, people(region).producer)
  await sees(agent.page.getByRole('tab', { name: 'QUOTES' }))
  await answerCookies(agent.page)
  await agent.shot('01-dashboard')
})

chapter('finds the company in the register and adds the account', () => addAccount(agent, client, 'search'))
chapter('completes the details', () => completeDetails(agent))
chapter('sees the risk profile with its factors', () => readRiskProfile(agent))
chapter('answers the security questions', () => answerSecurityQuestions(agent))
chapter('names the policy holder', () => addPolicyHolder(agent, client))

chapter('sees the price move in the calculator', async () => {
  await openCalculator(agent)
  await moves(agent, 'the package', () => choosePackage(agent, 'Elite'))
  await moves(agent, 'the package', () => choosePackage(agent, 'Popular'))
  await moves(agent, 'the limit', () => setLimit(agent, 2_000_000))
  await moves(agent, 'a coverage', () => takeOut(agent, /^Public Relations/))
  expect(await agent.page.getByText(/\d\.\d*0[KMB]/).count(), 'amounts in short with digits that say nothing').toBe(0)
  await agent.shot('07-calculator')
  await readWaterfall(agent)
})

chapter('requests the quote, which is ready', async () => {
  await addToList(agent)
  const [said = ''] = await requestList(agent)
  expect(said).toContain('Ready')
  await openQuote(agent, quoteNumberIn(said))
  await stands(agent, 'Ready to bind')
  due = await quoteTotal(agent)
  await agent.shot('12-quote')
})

chapter('requests to bind, binds and issues', async () => {
  await requestToBind(agent, client)
  await bind(agent)
  policyNumber = await issue(agent, client)
})

chapter('the insured opens the payment link with the one-time code', async () => {
  insured = meet(await visitWith(browser, region))
  await openPaymentLink(insured, client, policyNumber)
  expect(await readsAmountDue(insured)).toBe(due)
})

chapter('pays by card', async () => {
  await goToPaymentPage(insured, due)
  await payByCard(insured, client, policyNumber)
})

chapter('the policy shows that it is paid', async () => {
  await openPolicy(agent, client, policyNumber)
  await sees(agent.page.getByRole('main').getByText('Paid', { exact: true }))
  await agent.shot('42-policy')
})
