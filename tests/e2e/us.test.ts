import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
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
} from './steps/calculator.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const client = clients[region]
const { producer } = people(region)
const { chapter, meet } = story('journey', region)
let agent: Visitor

chapter('the producer signs in', async () => {
  agent = meet(await visit(region))
  await agent.page.goto('/')
  await sees(agent.page.getByLabel('Email'))
  await agent.shot('01-login')
  await arrive(agent, producer)
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
  await agent.shot('07-calculator')
  await readWaterfall(agent)
})

chapter('puts two variations in the list and requests them', async () => {
  await addToList(agent)
  await moves(agent, 'the limit', () => setLimit(agent, 4_000_000))
  await addToList(agent)
  const said = await requestList(agent)
  expect(said.filter((text) => text.includes('Ready'))).toHaveLength(1)
  expect(said.filter((text) => text.includes('Referred'))).toHaveLength(1)
})
