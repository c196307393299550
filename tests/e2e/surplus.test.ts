import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount, priceDraft } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { answerCookies, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { companyOf } from './steps/prepare.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('surplus', region)
const company = {
  ...companyOf(region, 'Lindqvist Growers Co.', 1_000_000),
  city: 'New Orleans',
  state: 'LA',
  postcode: '70112',
}
let quoteNumber: string
let holder: Visitor

chapter('a surplus quote of Louisiana is requested to be bound, and the notice is sent', async () => {
  const agent = await clientOf(people(region).producer)
  const accountId = await openAccount(agent, company)
  const calculatorGeneratedData = { presets: 2 as const, isSurplus: true }
  const draft = await agent.call(addP250CartQuote, { body: { accountId, product: 'P250', calculatorGeneratedData } })
  const quoteId = QuoteId.parse(draft.id)
  const quote = await priceDraft(agent, accountId, quoteId)
  quoteNumber = quote.quoteNumber
  await agent.call(updateQuote, {
    params: { quoteId },
    body: {
      customerFirstName: company.contactFirstName,
      customerLastName: company.contactLastName,
      customerEmail: company.contactEmail,
      customerPhone: company.contactPhone,
    },
  })
})

chapter('opens the notice with the one-time code', async () => {
  holder = meet(await visit(region))
  const { page } = holder
  const { port } = platform()
  const link = new RegExp(`${quoteNumber}[\\s\\S]*?(http\\S*/validate/wfl_\\w+)`)
  await page.goto(await waitForMail(port, company.contactEmail, link))
  await page.getByRole('button', { name: /^Send code to/ }).click()
  await sees(page.getByText(/another in \d+ s/))
  const code = await waitForMail(port, company.contactEmail, /(?:^|[^\d-])(\d{6})(?:\D|$)/)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/attest-surplus-notice')
  await answerCookies(page)
  await sees(page.getByRole('region', { name: 'Your quote' }).getByText(quoteNumber))
  await sees(page.getByText(surplusNotices.LA.text))
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
  const attest = page.getByRole('button', { name: 'I Attest' })
  const read = page.getByRole('checkbox', { name: /^I have read the notice/ })
  await read.uncheck()
  await sees(page.getByRole('button', { name: 'I Attest', disabled: true }))
  await read.check()
  await attest.click()
  await sees(page.getByRole('heading', { level: 1, name: 'Thank you for attesting the notice!' }))
  await holder.shot('53-notice-attested')
})
