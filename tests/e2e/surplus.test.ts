import { regionClient } from '#cdk/local/journey/client.ts'
import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { attest, issue, openAccount, priceDraft } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { type SurplusNoticeState, surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { answerCookies, sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { companyOf } from './steps/prepare.ts'
import { deed, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, superAdmin } = people(region)
const { chapter, meet } = story('surplus', region)
const growers = {
  ...companyOf(region, 'Lindqvist Growers Co.', 1_000_000),
  city: 'New Orleans',
  state: 'LA',
  postcode: '70112',
}
const electricians = {
  ...companyOf(region, 'Chestnut Electrical Services', 1_000_000),
  city: 'Helena',
  state: 'MT',
  postcode: '59601',
}
type Insured = typeof growers

let quote: Quote
let holder: Visitor
let agent: Visitor

/** A surplus lines quote of the company, requested to be bound. */
const requestSurplus = async (company: Insured): Promise<Quote> => {
  const client = await clientOf(producer)
  const accountId = await openAccount(client, company)
  const calculatorGeneratedData = { presets: 2 as const, isSurplus: true }
  const draft = await client.call(addP250CartQuote, { body: { accountId, product: 'P250', calculatorGeneratedData } })
  const quoteId = QuoteId.parse(draft.id)
  const priced = await priceDraft(client, accountId, quoteId)
  await client.call(updateQuote, {
    params: { quoteId },
    body: {
      customerFirstName: company.contactFirstName,
      customerLastName: company.contactLastName,
      customerEmail: company.contactEmail,
      customerPhone: company.contactPhone,
    },
  })
  return priced
}

/** Opens the notice by the link of the e-mail and its one-time code. */
const openNotice = async ({ contactEmail }: Insured, state: SurplusNoticeState): Promise<void> => {
  holder = meet(await visit(region))
  const { page } = holder
  const { port } = platform()
  const link = new RegExp(`${quote.quoteNumber}[\\s\\S]*?(http\\S*/validate/wfl_\\w+)`)
  await page.goto(await waitForMail(port, contactEmail, link))
  const after = await newestMail(port, contactEmail)
  await page.getByRole('button', { name: /^Send code to/ }).click()
  await sees(page.getByText(/another in \d+ s/))
  const code = await waitForMail(port, contactEmail, /(?:^|[^\d-])(\d{6})(?:\D|$)/, { after })
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/attest-surplus-notice')
  await answerCookies(page)
  await sees(page.getByRole('region', { name: 'Your quote' }).getByText(quote.quoteNumber))
  await sees(page.getByText(surplusNotices[state].text))
}

const attestNotice = async (): Promise<void> => {
  const { page } = holder
  await page.getByRole('checkbox', { name: /^I have read the notice/ }).check()
  await page.getByRole('button', { name: 'I Attest' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Thank you for attesting the notice!' }))
}

chapter('a surplus quote of Louisiana is requested to be bound, and the notice is sent', async () => {
  quote = await requestSurplus(growers)
})

chapter('opens the notice with the one-time code', async () => {
  await openNotice(growers, 'LA')
  await holder.shot('52-notice')
  await holder.resize('phone')
  await holder.shot('52-notice')
})

chapter('is told when it could not be attested', async () => {
  const { page } = holder
  // A refusal that says nothing of itself, as something between browser and server may answer.
  await page.route('**/attest/surplus-notice/*', (route) => route.fulfill({ status: 409, body: '' }))
  await page.getByRole('checkbox', { name: /^I have read the notice/ }).check()
  await page.getByRole('button', { name: 'I Attest' }).click()
  await sees(page.getByText('Not able to attest compliance notice at this time.'))
  await page.unrouteAll()
})

chapter('attests it once the box is ticked, and is thanked', async () => {
  const { page } = holder
  const read = page.getByRole('checkbox', { name: /^I have read the notice/ })
  await read.uncheck()
  await sees(page.getByRole('button', { name: 'I Attest', disabled: true }))
  await attestNotice()
  await holder.shot('53-notice-attested')
})

chapter('in Montana the producer is told of the diligent effort that is missing', async () => {
  quote = await requestSurplus(electricians)
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${quote.id}`)
  const { page } = agent
  const effort = page.getByRole('region', { name: 'Diligent effort' })
  await sees(effort.getByText(/Mont\. Code § 33-2-302/))
  await sees(effort.getByText(/^Record 3 declinations of insurers admitted in Montana/))
  await agent.shot('54-no-effort')
})

/** Today, as it is typed: by the last clocks of the country, so that it is in the future nowhere. */
const today = () =>
  new Date().toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'America/Los_Angeles',
  })

chapter('records three declinations, and is told which does not count', async () => {
  const { page } = agent
  await page.getByRole('region', { name: 'Diligent effort' }).getByRole('button', { name: 'Record it' }).click()
  const dialog = page.getByRole('dialog', { name: /^Diligent effort for Q-/ })
  await agent.shot('55-effort')
  await agent.resize('phone')
  await agent.shot('55-effort')
  await agent.resize('laptop')
  const carriers = ['Aldgate Mutual', 'Birch Casualty', 'Birch Casualty']
  for (const [index, carrier] of carriers.entries()) {
    await dialog.getByRole('textbox', { name: 'Insurer' }).nth(index).fill(carrier)
    await dialog.getByRole('textbox', { name: 'Declined by' }).nth(index).fill('Lee Park, underwriting desk')
    await dialog.getByRole('textbox', { name: 'Declined on' }).nth(index).fill(today())
    await dialog.getByRole('textbox', { name: 'Because' }).nth(index).fill('Does not write contractors')
  }
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await sees(dialog.getByText('This insurer is named above already'))
  await dialog.getByRole('textbox', { name: 'Insurer' }).nth(2).fill('Cedar National')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await sees(page.getByRole('region', { name: 'Diligent effort' }).getByText('Cedar National'))
  await agent.shot('56-effort-recorded')
  await agent.resize('phone')
  await agent.shot('56-effort-recorded')
  await agent.resize('laptop')
})

chapter('the insured attests the notice of Montana', async () => {
  await openNotice(electricians, 'MT')
  await attestNotice()
})

chapter('the quote is bound then, and its policy issued', async () => {
  const { page } = agent
  await page.reload()
  await sees(deed(agent, 'Bind'))
  const client = await clientOf(producer)
  const { port } = platform()
  await client.call(bindQuote, { params: { quoteId: quote.id }, body: { shownTotalPremium: quote.totalPremium } })
  await attest({ agent: client, anyone: regionClient(region, port), port }, quote, electricians)
  await issue(client, quote)
  await page.reload()
  await stands(agent, 'The policy is issued')
})

chapter('staff see by when it has to be filed, and record its number', async () => {
  const staff = meet(await visit(region))
  const { page } = staff
  await arrive(staff, superAdmin, '/admin/surplus-filings')
  const row = page.getByRole('row', { name: /Chestnut Electrical/ })
  await sees(row.getByText('MT', { exact: true }))
  await staff.shot('57-filings')
  await staff.resize('phone')
  await staff.shot('57-filings')
  await staff.resize('laptop')
  await row.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Record the filing' }).click()
  const dialog = page.getByRole('dialog', { name: /^Surplus lines filing of / })
  await dialog.getByLabel('Transaction number').fill('MT-2026-004417')
  await dialog.getByRole('textbox', { name: 'Filed on' }).fill(today())
  await staff.shot('58-filing')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await seesNoMore(row)
})
