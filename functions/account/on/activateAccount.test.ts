import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { accountById } from '../public.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

describe('an account whose policy is issued', () => {
  it('has an active policy, also when it is told twice', async () => {
    const policy = await desk.aPolicy()
    const detail = { policyId: policy.id, quoteId: policy.quoteId }
    await handOver(worker, 'policy.issued', detail, 'evt_issued')
    await handOver(worker, 'policy.issued', detail, 'evt_issued')
    expect(await accountById(policy.accountId)).toMatchObject({ status: 'Active Policy' })
  })

  it('of a policy that is not there nothing changes', async () => {
    await handOver(worker, 'policy.issued', { policyId: 'pol_unknown', quoteId: 'quo_unknown' })
  })
})
