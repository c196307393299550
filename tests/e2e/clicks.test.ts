import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import type { Part } from './port.ts'
import { answerCookies, sees } from './seeing.ts'
import { seesPriced } from './steps/calculator.ts'
import { type Visitor, visit } from './visitor.ts'

/** What an agent presses from signing in to a quote that is ready, of a company that the register and the scan know. */
const most = 15
const region = 'us'
const { chapter, meet } = story('clicks', region)
const name = 'Whitetail Design Studio LLP'
let agent: Visitor
let clicks = 0

const press = async (part: Part): Promise<void> => {
  clicks += 1
  await part.click()
}

chapter('an agent signs in and adds a company of the register, to quote it at once', async () => {
  agent = meet(await visit(region))
  const { page } = agent
  await page.goto('/login')
  const { email, password } = people(region).producer
  await page.getByLabel('Email').fill(email)
  const next = page.getByRole('button', { name: 'Continue' })
  if (await next.isVisible()) await press(next)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page.getByRole('button', { name: 'Login' }))
  await sees(page.getByRole('tab', { name: 'QUOTES' }))
  // What is asked once of a browser is no part of a day's work.
  await answerCookies(page)
  await press(page.getByRole('button', { name: 'New Account' }).first())
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByLabel('Account Name').pressSequentially('Whitetail D', { delay: 20 })
  await press(page.getByRole('option', { name }))
  await sees(dialog.getByText('From the company register.'))
  await press(dialog.getByRole('button', { name: 'Add and quote' }))
})

chapter('says what is in place and what has happened, each at once', async () => {
  const { page } = agent
  await page.waitForURL('**/quotes/P100/*/questions')
  await press(page.getByRole('button', { name: 'All controls are in place' }))
  const answers = [
    ['How often is business-critical data backed up?', 'radiogroup', 'Weekly'],
    ['How are backups kept?', 'group', 'Off-site'],
    ['How often are critical patches installed?', 'radiogroup', 'Monthly'],
  ] as const
  for (const [question, role, answer] of answers)
    await press(page.getByRole(role, { name: question }).getByText(answer, { exact: true }).first())
  await press(page.getByRole('button', { name: 'None of these has happened' }))
  await press(
    page
      .getByRole('radiogroup', { name: /currently|coverage|insurance/i })
      .getByText('No', { exact: true })
      .first(),
  )
  await agent.shot('clicks-questions')
  await press(page.getByRole('button', { name: 'Save and see the price' }))
})

chapter(`has a quote that is ready after ${most} clicks at most`, async () => {
  const { page } = agent
  await page.waitForURL('**/quotes/P100/*/quote')
  const quoteNow = page.getByRole('button', { name: 'Quote Now' }).first()
  await sees(quoteNow)
  await press(quoteNow)
  const priced = await seesPriced(agent)
  await agent.shot('clicks-priced')
  expect((await priced.getByRole('listitem').allInnerTexts()).join(' ')).toContain('Ready')
  expect(clicks).toBeLessThanOrEqual(most)
})
