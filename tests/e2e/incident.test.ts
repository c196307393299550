import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { assignClaim, searchClaimQueue, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import {
  approveClaimPayment,
  payClaimPayment,
  requestClaimPayment,
  setClaimReserve,
} from '#shared/contracts/claims/money.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** Ransomware at night: the first notice from a phone, without signing in, to the payment. */
const region = 'uk'
const { headOfClaims, producer, superAdmin } = people(region)
const { chapter, meet } = story('incident', region)
const extortion = coverageId('EXTORTION')
let issued: Issued
let holder: Visitor
let claimId: ClaimId
let claimNumber: string

chapter(
  'whoever cannot sign in finds whom to call, and opens the incident by the policy’s number and a code',
  async () => {
    issued = await preparePolicy(region, 'Cotswold Electrical Services Ltd', 5)
    holder = meet(await visit(region, 'phone'))
    const { page } = holder
    await page.goto('/login')
    await page.getByRole('link', { name: /Report an incident/ }).click()
    await sees(page.getByRole('heading', { level: 1, name: 'Incident now' }))
    expect(await page.getByRole('link', { name: /Call the claims line/ }).getAttribute('href')).toMatch(/^tel:/)
    await fits(holder)
    expect(await barriers(holder)).toEqual([])
    await holder.shot('180-incident')
    await page.getByLabel('Policy number').fill(issued.policyNumber.toLowerCase())
    await page.getByRole('button', { name: 'Continue' }).click()
    await sees(page.getByRole('heading', { name: 'Enter your access code' }))
    await page.getByRole('button', { name: 'Send code to the policy holder' }).click()
    await sees(page.getByText(/another in \d+ s/))
    await holder.shot('181-incident-code')
    const code = await waitForMail(platform().port, issued.client.email, /(?:^|[^\d-])(\d{6})(?:\D|$)/)
    await page.getByLabel('Access code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/incident/pol_*')
    await sees(page.getByText(issued.policyNumber))
  },
)

chapter('the notice is filed though the connection is lost on the way: it waits on the device', async () => {
  const { page } = holder
  await page.getByLabel('Reporter name').fill('Robin Ashby')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Loss description').fill('Every screen shows a note that asks for money.')
  await page.getByLabel('Address', { exact: true }).fill('1 Sheep Street')
  await page.getByLabel(/^(City|Town)/).fill('Cirencester')
  await page.getByLabel(/^(Zip|Postcode|Postal)/i).fill('GL7 1QW')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'File Claim' }).click()
  await sees(page.getByText('No connection: the notice is kept'))
  await holder.shot('182-incident-waits')
  await page.context().setOffline(false)
  await sees(page.getByRole('heading', { name: /^Claim CLM-UK-/ }))
  claimNumber =
    ((await page.getByRole('heading', { name: /^Claim CLM-UK-/ }).textContent()) ?? '').match(/CLM-UK-\d+/)?.[0] ?? ''
  expect(await barriers(holder)).toEqual([])
  await holder.shot('183-incident-filed')
})

chapter(
  'the desk takes it up, reserves and asks for a payment; somebody else approves it, and it is paid',
  async () => {
    const head = await clientOf(headOfClaims)
    const { hits } = await head.call(searchClaimQueue, { query: {} })
    const hit = hits.find((each) => each.claimNumber === claimNumber)
    if (hit === undefined) throw new Error(`The queue has no ${claimNumber}.`)
    claimId = ClaimId.parse(hit.id)
    const params = { claimId }
    await head.call(assignClaim, { params, body: { adjusterId: 'me' } })
    const kind = 'EXPENSE'
    const reserve = {
      kind,
      coverageId: extortion,
      amount: 8_000_000,
      reason: 'Forensics, restoring from backups',
    } as const
    await head.call(setClaimReserve, { params, body: reserve })
    await head.call(setClaimPosition, { params, body: { position: 'ACCEPTED', letter: 'The attack is covered.' } })
    const { payments } = await head.call(requestClaimPayment, {
      params,
      body: { kind, coverageId: extortion, amount: 5_000_000, payee: 'Quarry Lane Forensics', memo: 'First week' },
    })
    const [asked] = payments
    if (asked === undefined) throw new Error('No payment was asked for.')
    const at = { params: { claimId, paymentId: asked.id } }
    const second = await clientOf(superAdmin)
    await second.call(approveClaimPayment, { ...at, body: { amount: asked.paid } })
    const paidOn = dateAt(new Date().toISOString(), timeZoneOf(regionOf(region)))
    await head.call(payClaimPayment, { ...at, body: { paymentMethod: 'Wire', reference: 'W-1', paidOn } })
    const desk = meet(await visit(region))
    await arrive(desk, headOfClaims, `/admin/claims/${claimId}`)
    await sees(desk.page.getByText('Quarry Lane Forensics').first())
    await sees(desk.page.getByText(/ left of /).first())
    await desk.shot('184-claim-desk')
  },
)

chapter('the agent reads how it stands and what was paid, and not the file', async () => {
  const agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/claims/${claimId}`)
  await sees(agent.page.getByText(claimNumber).first())
  await sees(agent.page.getByText('Paid').first())
  expect(await agent.page.getByText('Quarry Lane Forensics').count()).toBe(0)
  await agent.shot('185-claim-agent')
})
