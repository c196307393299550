import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { regionClient } from '#cdk/local/journey/client.ts'
import { attest } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import type { Client } from '../clients.ts'
import { platform } from '../platform.ts'
import type { Part, Person } from '../port.ts'
import { amount, minorUnits, sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'
import { clientOf as callsOf } from './client.ts'

/** The number of a quote in what is said of it. */
export const quoteNumberIn = (said: string): string => {
  const found = /Q-(US|UK|AU)-\d+/.exec(said)?.[0]
  if (found === undefined) throw new Error(`No quote number in: ${said}`)
  return found
}

/** Opens a quote from the list that is on the page. */
export const openQuote = async ({ page }: Person, quoteNumber: string): Promise<void> => {
  await page.getByRole('row', { name: quoteNumber }).click()
  await sees(page.getByRole('heading', { level: 1, name: quoteNumber }))
}

/** The quote's page says where it stands. */
export const stands = ({ page }: Person, title: string): Promise<void> =>
  sees(page.getByRole('region', { name: 'Status' }).getByRole('heading', { name: title }))

/** The price of the quote that is open, with what to do next. */
const pricePanel = ({ page }: Person): Part => page.getByRole('region', { name: 'Price', exact: true })

/** The button of a deed; the steps of the quote's path, which are no deeds, read alike. */
export const deed = ({ page }: Person, name: string): Part =>
  page.getByRole('main').getByRole('button', { name, exact: true, disabled: false })

/** The total of the quote that is open, in minor units. */
export const quoteTotal = async (visitor: Person): Promise<number> => {
  const price = pricePanel(visitor)
  await sees(price.getByText(amount))
  return minorUnits((await price.getByText(amount).first().textContent()) ?? '')
}

/** Presses a download button; answers the file's name. What comes is a PDF. */
export const downloadsPdf = async ({ page }: Visitor, button: Locator): Promise<string> => {
  await sees(button)
  await expect.poll(() => button.isEnabled(), { message: 'the document is there' }).toBe(true)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(await download.failure()).toBeNull()
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const content = Buffer.concat(chunks)
  expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(content.length).toBeGreaterThan(5_000)
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  return download.suggestedFilename()
}

/** Downloads the proposal of the quote that is open. */
export const downloadProposal = (visitor: Visitor): Promise<string> =>
  downloadsPdf(visitor, visitor.page.getByRole('button', { name: 'Download proposal: Proposal' }))

/** Asks in the dialog to bind for the policy holder whom the account names. */
const askToBind = async (visitor: Person, client: Client): Promise<void> => {
  const { page } = visitor
  await deed(visitor, 'Request to bind').click()
  const dialog = page.getByRole('dialog', { name: /^Request to bind Q-/ })
  await sees(dialog.getByLabel('First name'))
  expect(await dialog.getByLabel('First name').inputValue()).toBe(client.firstName)
  expect(await dialog.getByLabel('Email').inputValue()).toBe(client.email)
  await visitor.shot('13-request-to-bind')
  await dialog.getByRole('button', { name: 'Request to bind' }).click()
}

/** Requests to bind at the price that is shown. */
export const requestToBind = async (visitor: Person, client: Client): Promise<void> => {
  await askToBind(visitor, client)
  await stands(visitor, 'Binding is requested')
}

/** Requests to bind what an underwriter has to look at first, and is told why. */
export const requestIsReferred = async (visitor: Visitor, client: Client, why: string): Promise<void> => {
  const { page } = visitor
  await askToBind(visitor, client)
  const dialog = page.getByRole('dialog', { name: /^Q-.* went to an underwriter$/ })
  await sees(dialog.getByText(why))
  await visitor.shot('13-went-to-an-underwriter')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await stands(visitor, 'With underwriting')
}

/** Binds the quote that is open. */
export const bind = async (visitor: Person): Promise<void> => {
  const { page } = visitor
  await deed(visitor, 'Bind').click()
  const dialog = page.getByRole('dialog', { name: /^Bind quote Q-/ })
  await sees(dialog.getByText(amount))
  await visitor.shot('14-bind')
  await dialog.getByRole('button', { name: 'Bind', exact: true }).click()
  await stands(visitor, 'Bound')
  await sees(page.getByText(/stands under binder/))
}

/** Sends the quote that is open to the policy holder, who confirms its application: until then nobody can issue it. */
const haveConfirmed = async (visitor: Person, client: Client): Promise<void> => {
  const { page, region } = visitor
  await sees(page.getByText('Not confirmed by the insured yet'))
  const address = page.url()
  const { port } = platform()
  const quote = {
    id: QuoteId.parse(new URL(address).pathname.split('/').at(-1)),
    quoteNumber: quoteNumberIn((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''),
  }
  const agent = await callsOf(people(region).producer)
  await attest({ agent, anyone: regionClient(region, port), port }, quote, {
    contactFirstName: client.firstName,
    contactLastName: client.lastName,
    contactEmail: client.email,
    contactPhone: client.phone,
  })
  await page.goto(address)
  await stands(visitor, 'Bound')
}

/** Issues the policy of the quote that is open, once its policy holder has confirmed it; answers its number. */
export const issue = async (visitor: Person, client: Client): Promise<string> => {
  const { page } = visitor
  await haveConfirmed(visitor, client)
  await deed(visitor, 'Issue policy').click()
  const dialog = page.getByRole('dialog', { name: /^Issue policy/ })
  await visitor.shot('15-issue')
  await dialog.getByRole('button', { name: 'Issue policy' }).click()
  await stands(visitor, 'The policy is issued')
  const open = page.getByRole('link', { name: /^Open policy / })
  await sees(open)
  await visitor.shot('16-issued')
  return ((await open.textContent()) ?? '').replace(/^Open policy /, '')
}

/** Downloads the binder and the policy from the quote that is open. */
export const downloadPolicyDocuments = async (visitor: Visitor, policyNumber: string): Promise<void> => {
  for (const name of ['Binder', 'Policy'])
    await downloadsPdf(visitor, visitor.page.getByRole('button', { name: `Download: ${name} ${policyNumber}` }))
}
