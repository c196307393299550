import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { http } from '#cdk/local/journey/client.ts'
import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { ClaimPayment } from '#shared/contracts/claims/claimRecord.ts'
import { assignClaim, getClaimFile, searchClaimQueue, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import { payClaimPayment, requestClaimPayment, setClaimReserve } from '#shared/contracts/claims/money.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { companyOf, type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Bayou Telecom Inc.',
  uk: 'Cotswold Electrical Services Ltd',
  au: 'Dimitriou Managed Networks Pty Ltd',
}

/** What the claims that there were are called. */
const losses: Readonly<Record<RegionCode, string>> = {
  us: 'Loss run',
  uk: 'Confirmed claims experience',
  au: 'Claims history',
}

/** Ransomware at night: the first notice from a phone, without signing in, to the payment and the loss run. */
const tell = (region: RegionCode) => {
  const { headOfClaims, producer, superAdmin } = people(region)
  const { chapter, meet } = story('incident', region)
  const place = companyOf(region, companies[region], 1_000_000)
  const extortion = coverageId('EXTORTION')
  let issued: Issued
  let holder: Visitor
  let claimId: ClaimId
  let claimNumber: string
  const added = 'The backup server is encrypted too.'
  let desk: Visitor
  let asked: ClaimPayment | undefined

  chapter(
    'whoever cannot sign in finds whom to call, and opens the incident by the policy’s number and a code',
    async () => {
      issued = await preparePolicy(region, companies[region], 5)
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
      // Its codes of before, by which it attested and paid, open nothing here.
      const after = await newestMail(platform().port, issued.client.email)
      await page.getByRole('button', { name: 'Send code to the policy holder' }).click()
      await sees(page.getByText(/another in \d+ s/))
      await holder.shot('181-incident-code')
      const code = await waitForMail(platform().port, issued.client.email, /(?:^|[^\d-])(\d{6})(?:\D|$)/, { after })
      await page.getByLabel('Access code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/incident/pol_*')
      await sees(page.getByText(issued.policyNumber))
    },
  )

  chapter('the notice is filed though the connection is lost on the way: it waits on the device', async () => {
    const { page } = holder
    await page.getByLabel('Reporter name').fill('Robin Ashby')
    // Loaded again without a connection, the page is there, with what was entered and whom to call.
    const isKept = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/incident'))?.active?.state)
    await expect.poll(isKept).toBe('activated')
    await page.context().setOffline(true)
    await page.reload()
    await sees(page.getByText('You are offline. The claims line can still be called.'))
    expect(await page.getByLabel('Reporter name').inputValue()).toBe('Robin Ashby')
    expect(await page.getByRole('link', { name: /Call the claims line/ }).getAttribute('href')).toMatch(/^tel:/)
    await holder.shot('182-incident-offline')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Loss description').fill('Every screen shows a note that asks for money.')
    await page.getByLabel('Address', { exact: true }).fill(place.address1)
    await page.getByLabel(/^(City|Town)/).fill(place.city)
    await page.getByLabel(/^(Zip|Postcode|Postal)/i).fill(place.postcode)
    if (place.state) {
      await page.getByRole('combobox', { name: 'State' }).fill(place.state)
      await page.getByRole('option').first().click()
    }
    await page.getByRole('button', { name: 'Next' }).click()
    // The notice arrives, its answer does not: nobody here knows that there is a claim.
    const loseAnswer = async (route: Route) => {
      const request = route.request()
      const { hostname: host, pathname: path } = new URL(request.url())
      const [headers, body] = [await request.allHeaders(), request.postData() ?? undefined]
      const { status } = await http({ port: platform().port, host, method: request.method(), path, headers, body })
      expect(status).toBeLessThan(300)
      await page.context().setOffline(true)
      await route.abort()
    }
    await page.route('**/api/claims/v1/incident/*/notice', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: 'File Claim' }).click()
    await sees(page.getByText('No connection: the notice is kept'))
    // What is added meanwhile goes out with it: it waits on.
    await page.getByRole('textbox', { name: 'Other information' }).fill(added)
    await sees(page.getByText('No connection: the notice is kept'))
    await holder.shot('182-incident-waits')
    await page.context().setOffline(false)
    await sees(page.getByRole('heading', { name: /^Claim CLM-/ }))
    claimNumber =
      ((await page.getByRole('heading', { name: /^Claim CLM-/ }).textContent()) ?? '').match(/CLM-[A-Z]{2}-\d+/)?.[0] ??
      ''
    expect(await barriers(holder)).toEqual([])
    await holder.shot('183-incident-filed')
  })

  chapter('the desk takes it up, reserves, brings what it found and asks for a payment', async () => {
    const head = await clientOf(headOfClaims)
    const { hits } = await head.call(searchClaimQueue, { query: {} })
    const ofPolicy = hits.filter(({ policyNumber }) => policyNumber === issued.policyNumber)
    expect(ofPolicy.map((each) => each.claimNumber)).toEqual([claimNumber])
    claimId = ClaimId.parse(ofPolicy[0]?.id)
    const params = { claimId }
    expect((await head.call(getClaimFile, { params })).otherInformationExplanation).toBe(added)
    await waitForMail(platform().port, headOfClaims.email, new RegExp(`(${claimNumber})`))
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
    asked = payments[0]
    desk = meet(await visit(region))
    const { page } = desk
    await arrive(desk, headOfClaims, `/admin/claims/${claimId}`)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload documents' })
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Position.txt', mimeType: 'text/plain', buffer: Buffer.from('The attack is covered.') })
    await dialog.getByLabel('Document type').click()
    await page.getByRole('option', { name: 'Correspondence' }).click()
    await dialog.getByLabel('Who sees it').click()
    await page.getByRole('option', { name: 'Everybody on the claim' }).click()
    await desk.shot('184-claim-upload')
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await sees(page.getByText('Position.txt').first())
  })

  chapter('whoever asked does not approve; a second pair of eyes does, and it is paid', async () => {
    const { page } = desk
    await sees(page.getByText(/1 more has to approve/))
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    const second = meet(await visit(region))
    await arrive(second, superAdmin, `/admin/claims/${claimId}`)
    await second.page.getByRole('button', { name: 'Approve' }).click()
    const dialog = second.page.getByRole('dialog', { name: 'Approve payment' })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await sees(second.page.getByText('Payment approved'))
    if (asked === undefined) throw new Error('No payment was asked for.')
    const head = await clientOf(headOfClaims)
    const paidOn = dateAt(new Date().toISOString(), timeZoneOf(regionOf(region)))
    const { cover } = await head.call(payClaimPayment, {
      params: { claimId, paymentId: asked.id },
      body: { paymentMethod: 'Wire', reference: 'W-1', paidOn },
    })
    expect(cover.aggregate).toMatchObject({ used: asked.paid })
    await page.reload()
    await sees(page.getByText('Quarry Lane Forensics').first())
    const left = cover.coverages.find(({ coverageId: id }) => id === extortion)
    expect(left?.used).toBe(asked.paid)
    await sees(page.getByText(/ left of /).first())
    await desk.shot('185-claim-desk')
    await desk.resize('phone')
    await fits(desk)
    await desk.shot('185-claim-desk')
  })

  chapter('the agent reads how it stands and what the desk shares, not the file, and sends a loss run', async () => {
    const agent = meet(await visit(region))
    const { page } = agent
    await arrive(agent, producer, `/agency/claims/${claimId}`)
    await sees(page.getByText(claimNumber).first())
    await sees(page.getByText('Paid').first())
    await sees(page.getByText('Position.txt').first())
    expect(await page.getByText('Quarry Lane Forensics').count()).toBe(0)
    // Who is spoken to is the insured; the agent is told of them.
    await sees(page.getByText('The insured is told what is covered'))
    expect(await page.getByText('Your adjuster').count()).toBe(0)
    await agent.shot('186-claim-agent')
    await page.goto(`/agency/policies/${issued.policyId}`)
    await page.getByRole('button', { name: losses[region] }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${losses[region]}`) })
    await dialog.getByLabel('Send to').fill('broker@partner.example')
    await dialog.getByRole('button', { name: `Make ${losses[region].toLowerCase()}` }).click()
    await sees(page.getByText(`The ${losses[region].toLowerCase()} goes to broker@partner.example as PDF and CSV`))
    await waitForMail(platform().port, 'broker@partner.example', new RegExp(`(${losses[region]})`))
  })
}

for (const region of everywhere) describe(region, () => tell(region))
