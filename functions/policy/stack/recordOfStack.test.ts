import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { policies } from '../store/policies.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

it('a policy whose agency was renamed is called by the new name after its next change as well', async () => {
  const { id } = await desk.aPolicy()
  const stored = await policies.require(id)
  await commit([policies.update(stored, { ...stored, agencyName: 'Harbour, Pine & Daughters' })])
  const body = { customerFirstName: 'Maren' }
  answered(await desk.asPolicy(cast.producer)(updateNonPremium, { params: { policyId: id }, body }))
  expect(await desk.read(id)).toMatchObject({ agencyName: 'Harbour, Pine & Daughters', customerFirstName: 'Maren' })
})
