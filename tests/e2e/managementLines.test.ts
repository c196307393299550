import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { directorsAndOfficersQuestions } from '#shared/products/management/directorsAndOfficers/questions.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { addToList, openCalculator, requestList, shownTotal } from './steps/calculator.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { bind, openQuote, quoteNumberIn, quoteTotal, requestToBind, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('managementLines', region)
let agent: Visitor
let prepared: Prepared
let quoteNumber: string

chapter('the chooser shows what each product would cost', async () => {
  prepared = await prepareQuote(region, 'Wildflower Tool & Die')
  agent = meet(await visit(region))
  const { page } = agent
  await arrive(agent, producer, `/agency/accounts/${prepared.accountId}`)
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
  await addToList(agent)
  const [said = ''] = await requestList(agent)
  expect(said).toContain('Indication')
  quoteNumber = quoteNumberIn(said)
})

/** Answers soundly what the questionnaire of the line asks. */
const answerSoundly = async (questionnaire: Locator): Promise<void> => {
  await questionnaire.getByLabel(/total assets/).fill('12,000,000')
  for (const { key, label, type, adverse } of directorsAndOfficersQuestions) {
    if (type !== 'yesNo') continue
    const answer = adverse === 'YES' || key === 'managementClaims' ? 'No' : 'Yes'
    await questionnaire
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: answer })
      .check({ force: true })
  }
}

chapter('once they are answered the quote is ready, and is bound', async () => {
  const { page } = agent
  await openQuote(agent, quoteNumber)
  await page.getByRole('button', { name: 'Answer the security questions' }).click()
  const questionnaire = page.getByRole('dialog', { name: 'Security questionnaire' })
  await sees(questionnaire.getByText('planned within twelve months', { exact: false }))
  await answerSoundly(questionnaire)
  await agent.shot('do-questions')
  await questionnaire.getByRole('button', { name: 'Save answers' }).click()
  await stands(agent, 'Ready to bind')
  expect(await quoteTotal(agent)).toBeGreaterThan(0)
  await requestToBind(agent, prepared.client)
  await bind(agent)
  await agent.shot('do-bound')
})

chapter('both quotes stand side by side, down to what differs', async () => {
  const { page } = agent
  await page.goto(`/agency/accounts/${prepared.accountId}?section=quotes`)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  const table = page.getByRole('table', { name: 'Compare quotes' })
  await sees(table.getByRole('link', { name: quoteNumber }))
  const narrowed = page.getByLabel('Only differences')
  await narrowed.uncheck()
  const all = await table.getByRole('row').count()
  await agent.shot('compare')
  await narrowed.check()
  expect(await table.getByRole('row').count()).toBeLessThan(all)
  await agent.resize('phone')
  await agent.shot('compare')
})
