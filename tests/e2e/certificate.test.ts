import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import {
  createCertificate,
  listPolicyCertificates,
  withdrawCertificate,
} from '#shared/contracts/policy/certificates.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { companyOf, type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Big Sky Telecom Inc.',
  uk: 'Albion Security Ltd',
  au: 'Bluewater Design Studio Pty Ltd',
}

/** A certificate, from who makes it to a stranger who looks whether it is one. */
const tell = (region: RegionCode) => {
  const { producer, superAdmin } = people(region)
  const { chapter, meet } = story('certificate', region)
  let issued: Issued
  let number: string
  let stranger: Visitor

  const verdict = (words: string) => stranger.page.getByRole('heading', { name: words })

  chapter('the agent makes a certificate for a landlord, which has a number', async () => {
    issued = await preparePolicy(region, companies[region])
    const params = { policyId: PolicyId.parse(issued.policyId) }
    const agent = await clientOf(producer)
    const { productType } = await agent.call(getPolicy, { params, query: {} })
    const { address1, city, postcode: zip, state } = companyOf(region, companies[region], 1_000_000)
    const place = { address1, city, zip, ...(state !== '' && { state }) }
    const body = { ...params, docType: 'Certificate', organizationName: 'Wharf Street Leasing', ...place } as const
    number = (await agent.call(createCertificate, { params: { productType }, body })).number
    expect(number).toMatch(/^[SKA]\w{3}-\w{4}-\w{4}$/)
    const desk = meet(await visit(region))
    await arrive(desk, producer, `/agency/policies/${issued.policyId}`)
    await sees(desk.page.getByText(number))
    await desk.shot('71-certificates')
  })

  chapter('a stranger types it on a phone, a slip of the keys and all, and reads how the cover stands', async () => {
    stranger = meet(await visit(region, 'phone'))
    const { page } = stranger
    await page.goto('/verify')
    const field = page.getByLabel(/^(Certificate number|Number) or code$/)
    await field.fill(`${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await sees(page.getByText(/^This is the number of no .* and the code of no document/))
    await field.fill(number.toLowerCase().replaceAll('-', ''))
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await sees(verdict('Genuine, cover is yet to begin'))
    await sees(page.getByText('Wharf Street Leasing'))
    await fits(stranger)
    expect(await barriers(stranger)).toEqual([])
    await stranger.shot('72-verified')
  })

  chapter('once it is withdrawn, whoever looks again is told so', async () => {
    const desk = await clientOf(superAdmin)
    const [made] = await desk.call(listPolicyCertificates, { params: { policyId: PolicyId.parse(issued.policyId) } })
    if (made === undefined) throw new Error('The certificate is not in the policy’s list.')
    await desk.call(withdrawCertificate, {
      params: { certificateId: made.id },
      body: { reason: 'Made for the wrong lease' },
    })
    await stranger.page.goto(`/verify/${number}`)
    await sees(verdict('Withdrawn'))
    expect(await stranger.page.getByText('wrong lease').count()).toBe(0)
    await stranger.shot('73-withdrawn')
  })
}

for (const region of everywhere) describe(region, () => tell(region))
