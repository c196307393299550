import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { getPolicy, listPolicyEndorsements } from '#shared/contracts/policy/policies.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { reads, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Blue Heron Home & Garden Co.',
  uk: 'Abbey Design Studio LLP',
  au: 'Bluewater Tool & Die',
}

/** A policy is endorsed on a phone. */
const tell = (region: RegionCode) => {
  const { producer } = people(region)
  const { chapter, meet } = story('endorse', region)
  let agent: Visitor
  let issued: Issued
  let before = 0

  /** The coverages that the policy has. */
  const held = async () => {
    const params = { policyId: PolicyId.parse(issued.policyId) }
    return (await (await clientOf(producer)).call(getPolicy, { params, query: {} })).coverages
  }

  const dialog = () => agent.page.getByRole('dialog', { name: /^Endorse policy/ })

  chapter('the agent opens what can be endorsed of a policy, on a phone', async () => {
    issued = await preparePolicy(region, companies[region])
    agent = meet(await visit(region, 'phone'))
    const about = encodeURIComponent(JSON.stringify({ policyId: issued.policyId }))
    await arrive(agent, producer, `/agency/policies/${issued.policyId}?modal=endorsePolicy&modalData=${about}`)
    await sees(dialog().getByText('Nothing changes yet.'))
    expect(await dialog().getByRole('button', { name: 'Endorse policy' }).isEnabled()).toBe(false)
    await fits(agent)
  })

  chapter('takes a coverage out by the keyboard, and sees what that gives back before it counts', async () => {
    const { page } = agent
    const coverage = dialog().getByRole('switch', { checked: true }).last()
    const taken = await coverage.evaluate(
      (field) => field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent ?? '',
    )
    before = (await held()).length
    await coverage.focus()
    await page.keyboard.press('Space')
    const price = dialog().getByRole('region', { name: 'What the change costs and does' })
    await sees(price.getByText(`${taken}: Covered`))
    await sees(price.getByText('Premium after it'))
    expect(await barriers(agent)).toEqual([])
    await agent.shot('70-endorsement')
  })

  chapter('confirms it at that price, and its document says so', async () => {
    await dialog().getByRole('button', { name: 'Endorse policy' }).click()
    await sees(agent.page.getByText('Endorsement issued'))
    expect(await held()).toHaveLength(before - 1)
    const client = await clientOf(producer)
    const params = { policyId: PolicyId.parse(issued.policyId) }
    await reads(
      () => client.call(listPolicyEndorsements, { params }),
      ([made]) => made?.docId !== undefined,
      'the document of the endorsement',
    )
  })
}

for (const region of everywhere) describe(region, () => tell(region))
