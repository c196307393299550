import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { story } from './chapters.ts'
import { clients } from './clients.ts'
import { answerCookies, sees } from './seeing.ts'
import {
  addAccount,
  addPolicyHolder,
  answerSecurityQuestions,
  completeDetails,
  readRiskProfile,
} from './steps/account.ts'
import {
  addToList,
  choosePackage,
  moves,
  openCalculator,
  readWaterfall,
  requestList,
  setLimit,
  takeOut,
} from './steps/calculator.ts'
import { findInPalette, openPolicy, openTab, readDashboard, searchFilterSort } from './steps/dashboard.ts'
import {
  goToPaymentPage,
  openPaymentLink,
  payByCard,
  readsAmountDue,
  recoverFromDecline,
  tryRefusedCard,
} from './steps/payment.ts'
import {
  bind,
  downloadPolicyDocuments,
  downloadProposal,
  issue,
  openQuote,
  quoteNumberIn,
  quoteTotal,
  requestIsReferred,
  requestToBind,
  stands,
} from './steps/quote.ts'
import { arrive, signIn } from './steps/signIn.ts'
import { decline, openReferral, release, takeReferral } from './steps/underwriting.ts'
import { type Visitor, visit } from './visitor.ts'

/** How a journey goes in a region; between them the regions go every way. */
export interface Way {
  readonly region: RegionCode
  /** How the company is found: with the Search button, or in the list that comes as one types. */
  readonly finds: 'asOneTypes' | 'search'
  /** What becomes of the variation above the binding authority. */
  readonly referral: 'declined' | 'released'
  /** Whether a colleague with an authenticator app looks at the policy in the end. */
  readonly colleague?: true
  /** Whether the first card is refused. */
  readonly firstCard: 'accepted' | 'refused'
}

/** Tells the way of a client from a name to a paid policy. */
export const tellJourney = ({ region, finds, referral, firstCard, colleague }: Way): void => {
  const client = clients[region]
  const { underwriter, producer, producerWithAuthenticator } = people(region)
  const { chapter, meet } = story('journey', region)
  let agent: Visitor
  let desk: Visitor
  let insured: Visitor
  let ready = ''
  let referred = ''
  let due = 0
  let policyNumber = ''

  chapter('the producer signs in', async () => {
    agent = meet(await visit(region))
    await agent.page.goto('/')
    await sees(agent.page.getByLabel('Email'))
    await agent.shot('01-login')
    await signIn(agent, producer)
    await sees(agent.page.getByRole('tab', { name: 'QUOTES' }))
    await answerCookies(agent.page)
    await agent.shot('01-dashboard')
  })

  chapter('finds the company in the register and adds the account', () => addAccount(agent, client, finds))
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
    await agent.shot('07-calculator')
    await readWaterfall(agent)
  })

  chapter('puts two variations in the list and requests them', async () => {
    await addToList(agent)
    await moves(agent, 'the limit', () => setLimit(agent, 4_000_000))
    await addToList(agent)
    const said = await requestList(agent)
    expect(said).toHaveLength(2)
    ready = quoteNumberIn(said.find((text) => text.includes('Ready')) ?? '')
    referred = quoteNumberIn(said.find((text) => text.includes('Referred')) ?? '')
  })

  chapter(`the underwriter finds the referral, which is ${referral}`, async () => {
    desk = meet(await visit(region))
    await arrive(desk, underwriter)
    await openReferral(desk, client, referred, 'The limit is above the binding authority')
    await takeReferral(desk)
    if (referral === 'released') await release(desk)
    else await decline(desk, 'Class of Business', 'The limit is more than we write for studios of this size.')
  })

  chapter('the producer finds that out, and the other quote ready with its proposal', async () => {
    await agent.page.reload()
    await openQuote(agent, referred)
    await stands(agent, referral === 'released' ? 'Ready to bind' : 'The quote was declined')
    await agent.shot(`11-${referral}`)
    await agent.page.goBack()
    await openQuote(agent, ready)
    await stands(agent, 'Ready to bind')
    due = await quoteTotal(agent)
    await downloadProposal(agent)
    await agent.shot('12-quote')
  })

  if (referral === 'declined')
    chapter('the decline is held against the other quote too, until an underwriter has looked at it', async () => {
      await requestIsReferred(agent, client, 'Declines of the company: 0, now 1')
      await openReferral(desk, client, ready, 'The company was declined before, under this account or another')
      await takeReferral(desk)
      await release(desk)
      await agent.page.reload()
      await stands(agent, 'Ready to bind')
    })

  chapter('requests to bind, binds and issues', async () => {
    await requestToBind(agent, client)
    await bind(agent)
    policyNumber = await issue(agent, client)
    await downloadPolicyDocuments(agent, policyNumber)
  })

  chapter('the insured opens the payment link with the one-time code', async () => {
    insured = meet(await visit(region))
    await openPaymentLink(insured, client, policyNumber)
    expect(await readsAmountDue(insured)).toBe(due)
  })

  if (firstCard === 'refused')
    chapter('tries a card that the bank refuses, and is told', async () => {
      await goToPaymentPage(insured, due)
      await tryRefusedCard(insured, client)
      await recoverFromDecline(insured)
    })

  chapter('pays by card', async () => {
    await goToPaymentPage(insured, due)
    await payByCard(insured, client, policyNumber)
  })

  chapter('the dashboard shows quotes, policy and account', () => readDashboard(agent, client, policyNumber))
  chapter('the policy shows that it is paid', async () => {
    await openPolicy(agent, client, policyNumber)
    await sees(agent.page.getByRole('main').getByText('Paid', { exact: true }))
    await agent.shot('42-policy')
  })
  chapter('search, filter and sort do what they say', () => searchFilterSort(agent, client))
  chapter('the palette finds the client', () => findInPalette(agent, client))

  if (colleague)
    chapter('a colleague signs in with the authenticator app and finds the policy', async () => {
      const other = meet(await visit(region))
      await other.page.goto('/login')
      await signIn(other, producerWithAuthenticator)
      await openTab(other.page, 'POLICIES')
      await sees(other.page.getByRole('row', { name: policyNumber }))
    })
}
