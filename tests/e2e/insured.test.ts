import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { joinsAsInsured } from './steps/newcomer.ts'
import { stateByLaw } from './steps/offer.ts'
import { type Issued, type Prepared, prepareAnother, preparePolicy } from './steps/prepare.ts'
import { downloadsPdf } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('insured', region)
let insured: Visitor
let issued: Issued
let offered: Prepared

chapter('the insured arrives at what needs them: an offer', async () => {
  issued = await preparePolicy(region, 'Chestnut Grill')
  offered = await prepareAnother(region, issued, 2_000_000)
  const person = await joinsAsInsured(region, issued.client.name, issued.accountId)
  insured = meet(await visit(region))
  await arrive(insured, person)
  await sees(insured.page.getByText(`An offer for you: ${offered.quoteNumber}`))
  await insured.page.getByRole('link', { name: 'Look at the offer' }).click()
  await sees(
    insured.page.getByRole('heading', { level: 1, name: `Quote ${offered.quoteNumber} for ${issued.client.name}` }),
  )
})

chapter('reads the offer without the agent’s tools', async () => {
  const { page } = insured
  await sees(page.getByRole('table', { name: 'Coverages' }))
  await sees(page.getByRole('region', { name: 'Your agent' }))
  for (const name of ['Edit coverages', 'Send to policy holder', 'More actions', 'Change'])
    expect(await page.getByRole('main').getByRole('button', { name, exact: true }).count(), name).toBe(0)
  await insured.shot('54-insured-offer')
  expect(await barriers(insured)).toEqual([])
})

chapter(
  'requests to bind it, which an underwriter looks at first, since the company is covered on these days',
  async () => {
    const { page } = insured
    await page.getByRole('checkbox', { name: /^I have checked what is said of/ }).check()
    await sees(page.getByText(/^Checked on /))
    await stateByLaw(insured)
    await page.getByRole('button', { name: 'Request to bind' }).click()
    await sees(page.getByText(/^The company is covered already by this product/))
    await insured.shot('56-covered-twice')
    const underwriter = await clientOf(people(region).underwriter)
    const params = { quoteId: QuoteId.parse(offered.quoteId) }
    await underwriter.call(releaseQuote, { params, body: { note: 'The second cover replaces the first.' } })
    await page.reload()
    await sees(page.getByRole('button', { name: 'Request to bind' }))
    await stateByLaw(insured)
    await page.getByRole('button', { name: 'Request to bind' }).click()
    await sees(page.getByRole('heading', { level: 1, name: /^A request to bind quote .* has been sent$/ }))
    await sees(page.getByRole('region', { name: 'What comes next' }).getByText(/^The application was confirmed by /))
  },
)

chapter('reads on the policy whether and for how much there is cover, what it covers and whom to call', async () => {
  const { page } = insured
  await page.goto(`/customer/policies/${issued.policyId}`)
  await sees(page.getByRole('heading', { level: 1, name: 'Your cyber policy' }))
  await sees(page.getByText(/^Your cover begins on/))
  await sees(page.getByText('Up to $1,000,000 in all. You carry the first $10,000 of a loss yourself.'))
  await sees(page.getByRole('region', { name: 'What is covered' }).getByText('Security Breach Liability'))
  await sees(page.getByRole('link', { name: /^Call / }))
  await insured.shot('55-insured-policy')
  expect(await barriers(insured)).toEqual([])
  await downloadsPdf(insured, page.getByRole('button', { name: /Download/ }).first())
})

chapter('sees what is due on the policy, goes on to pay, and finds back', async () => {
  const { page } = insured
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.waitForURL('**/accountant-payment')
  await sees(page.getByText('Amount due'))
  await page.getByRole('link', { name: `Policy ${issued.policyNumber}` }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Your cyber policy' }))
})

chapter('on a phone, offer and policy fit', async () => {
  const { page } = insured
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`quotes/${offered.quoteId}`, `policies/${issued.policyId}`]) {
    await page.goto(`/customer/${path}`)
    await sees(page.getByRole('heading', { level: 1 }))
    await seesNoMore(page.locator('.MuiSkeleton-root'))
    await fits(insured)
  }
})
