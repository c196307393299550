import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { answerCookies, sees } from './seeing.ts'
import { openCalculator, shownTotal } from './steps/calculator.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { signIn } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('managementLines', region)
let agent: Visitor
let prepared: Prepared

chapter('the chooser shows what each product would cost', async () => {
  prepared = await prepareQuote(region, 'Wildflower Tool & Die')
  agent = meet(await visit(region))
  const { page } = agent
  await page.goto('/login')
  await signIn(agent, producer)
  await answerCookies(page)
  await page.goto(`/agency/accounts/${prepared.accountId}`)
  await page.getByRole('button', { name: 'Request quote', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: /^Request quote for / })
  await sees(chooser.getByText('Management lines'))
  await sees(chooser.getByText('a year').first())
  await agent.shot('chooser')
  await chooser.getByRole('button', { name: 'Cancel' }).click()
})

chapter('directors and officers liability is quoted with questions of its own', async () => {
  await openCalculator(agent, 'SP_DO')
  expect(await shownTotal(agent)).toBeGreaterThan(0)
  await agent.shot('do-calculator')
})
