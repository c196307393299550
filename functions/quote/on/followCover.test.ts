import { afterAll, beforeAll, expect, it } from 'vitest'
import { flatCancelPolicy, undoCancelledPolicy } from '#shared/contracts/policy/cancellation.ts'
import { cast } from '#tests/cast/actors.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

it('a quote knows that the cover has ended, and that it is back, in whichever order it is told', async () => {
  const { id: policyId, quoteId = '' } = await desk.aPolicy()
  const ended = async () => (await quotes.require(quoteId)).coverEnded
  const params = { policyId }
  answered(await desk.asPolicy(cast.superAdmin)(flatCancelPolicy, { params, body: { reason: 'Sold' } }))
  await handOver(worker, 'policy.ended', { policyId })
  expect(await ended()).toBe(true)
  answered(await desk.asPolicy(cast.superAdmin)(undoCancelledPolicy, { params, body: {} as never }))
  await handOver(worker, 'policy.cameBack', { policyId })
  await handOver(worker, 'policy.ended', { policyId })
  expect(await ended()).toBeUndefined()
})
