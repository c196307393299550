import { expect } from 'vitest'
import { describeAccount } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { answerCookies, sees } from './seeing.ts'
import { openQuotePage } from './steps/agentDeeds.ts'
import { addToList, seesPriced, shownTotal } from './steps/calculator.ts'
import { clientOf } from './steps/client.ts'
import { openLetter } from './steps/offer.ts'
import { companyOf } from './steps/prepare.ts'
import { bind, quoteNumberIn, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('wholesale', region)
const company = companyOf(region, 'North Star Engineering Inc.', 1_000_000)
const retail = { name: 'Red River Retail', email: 'kim@redriver.example' }
let wholesaler: Visitor
let agent: Visitor
let submission = ''
let quoteId = ''
let quoteNumber = ''

/** On to the next step of the flow, by its name and its address. */
const onTo = async ({ page }: Visitor, step: string, key: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Steps beside this one' })
    .getByRole('link', { name: `Next: ${step}` })
    .click()
  await page.waitForURL(`**/submissions-${key}*`)
}

chapter('a wholesaler brings in the client of a retail agent as a submission', async () => {
  wholesaler = meet(await visit(region))
  await arrive(wholesaler, producer, '/agency/submissions')
  const { page } = wholesaler
  await page.getByRole('button', { name: 'New submission' }).first().click()
  const form = page.getByRole('dialog', { name: 'New submission' })
  await form.getByLabel('Account Name').pressSequentially(company.name.slice(0, 14), { delay: 20 })
  await page.getByRole('option', { name: company.name }).click()
  await expect.poll(() => form.getByLabel('City').inputValue()).not.toBe('')
  await form.getByRole('button', { name: 'Submit' }).click()
  await sees(page.getByText(/^SUB-US-\d+ is received$/))
  await page.getByRole('row', { name: company.name }).click()
  await sees(page.getByRole('heading', { level: 1, name: /^SUB-US-/ }))
  submission = page.url()
  const link = await page.getByRole('link', { name: company.name }).getAttribute('href')
  await describeAccount(await clientOf(producer), AccountId.parse(link?.split('/').at(-1)), company)
})

chapter('goes the steps of a submission from the company to its price, and requests the quote', async () => {
  const { page } = wholesaler
  // What an underwriter still needs comes first; the account has it, and a quote is requested all the same.
  await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Request quote' }).click()
  const chooser = page.getByRole('dialog', { name: `Request quote for ${company.name}` })
  await sees(chooser.getByRole('radio').first())
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/submissions-verify*')
  await wholesaler.shot('99-company')
  await onTo(wholesaler, 'Product', 'product-selector')
  await page.getByRole('button', { name: 'Next: Questions' }).click()
  await page.waitForURL('**/submissions-questions*')
  await onTo(wholesaler, 'License', 'state-license')
  await onTo(wholesaler, 'Price', 'quote')
  await shownTotal(wholesaler)
  await addToList(wholesaler)
  await onTo(wholesaler, 'Coverages', 'custom-quote')
  await onTo(wholesaler, 'People', 'additional-info')
  await sees(page.getByText(company.contactEmail))
  await onTo(wholesaler, 'Request', 'verify-submission')
  await sees(page.getByRole('link', { name: 'Submission', exact: true }))
  await wholesaler.shot('99-request')
  await page.getByRole('main').getByRole('button', { name: 'Request 1 quote' }).click()
  const list = page.getByRole('dialog', { name: 'List of Quotes to Request' })
  await list.getByRole('button', { name: 'Request 1 quote' }).click()
  const priced = await seesPriced(wholesaler)
  quoteNumber = quoteNumberIn((await priced.getByRole('listitem').first().textContent()) ?? '')
  await page.goto(submission)
  await page.getByRole('link', { name: quoteNumber }).click()
  await stands(wholesaler, 'Ready to bind')
  quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
})

chapter('sends the quote to the retail agent, who is of another agency', async () => {
  const { page } = wholesaler
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send quote to agency' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${quoteNumber} to an agency` })
  await dialog.getByLabel('Agency Name').fill(retail.name)
  await dialog.getByRole('combobox', { name: 'Email' }).fill(retail.email)
  await dialog.getByLabel('First name').fill('Kim')
  await dialog.getByLabel('Last name').fill('Otero')
  await dialog.getByLabel('Phone').fill('(415) 555-0132')
  await wholesaler.shot('99-send')
  await dialog.getByRole('button', { name: 'Send Quote' }).click()
  await sees(page.getByText('Quotes successfully sent'))
})

chapter('the retail agent reviews it, and is asked to confirm nothing in the name of the insured', async () => {
  agent = meet(await visit(region))
  const letter = { says: quoteNumber, leadsTo: '**/request-to-bind/*' }
  await openLetter(
    agent,
    { client: { ...company, search: '', firstName: 'Kim', lastName: 'Otero', email: retail.email } },
    letter,
  )
  const { page } = agent
  await sees(page.getByRole('heading', { level: 1, name: `Quote ${quoteNumber} for ${company.name}` }))
  await sees(page.getByText('12:01 AM').first())
  await answerCookies(page)
  expect(await page.getByRole('group', { name: 'What you state' }).count()).toBe(0)
  await sees(page.getByText(/Somebody of .* confirms the answers before the policy is issued\.$/))
  expect(await barriers(agent)).toEqual([])
  await agent.shot('99-review')
  await agent.resize('phone')
  await fits(agent)
  await agent.shot('99-review')
  await agent.resize('laptop')
})

chapter('vouches for the details and requests to bind', async () => {
  const { page } = agent
  await page.getByRole('checkbox', { name: /^I have checked what is said of/ }).check()
  await sees(page.getByText(/^Checked on /))
  await page.getByRole('button', { name: 'Request to bind' }).click()
  await sees(page.getByRole('heading', { level: 1, name: /^A request to bind quote .* has been sent$/ }))
})

chapter('the wholesaler finds it requested and binds it, which the retail agent reads', async () => {
  await openQuotePage(wholesaler, quoteId)
  await stands(wholesaler, 'Binding is requested')
  await bind(wholesaler)
  await agent.page.reload()
  await sees(agent.page.getByRole('heading', { level: 1, name: /is already bound by/ }))
  expect(await agent.page.getByRole('checkbox').count()).toBe(0)
  await agent.shot('99-bound')
})
