import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountById } from '#functions/account/public.ts'
import { voidPolicy } from '#shared/contracts/policy/cancellation.ts'
import { cast } from '#tests/cast/actors.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

describe('an account whose policy is issued', () => {
  it('has none where the policy has ended before its issue is told', async () => {
    const policy = await desk.aPolicy()
    await desk.asPolicy(cast.underwriter)(voidPolicy, { params: { policyId: policy.id }, body: { reason: 'In error' } })
    await handOver(worker, 'policy.issued', { policyId: policy.id, quoteId: policy.quoteId })
    expect((await accountById(policy.accountId))?.status).not.toBe('Active Policy')
  })

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
