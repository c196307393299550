import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { createProcessorSession } from '#shared/contracts/billing/processorSession.ts'
import { guestOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

it('the key of a payment page opens its session for whoever has it, and no other', async () => {
  const policy = await desk.aPolicy()
  const key = answered(
    await desk.asBilling(guestOf('E_PAY', policy.id))(getPaymentProcessorKey, { query: { policyId: policy.id } }),
  )
  const asks = (authKey: string) => desk.asBilling(undefined)(createProcessorSession, { query: { authKey } })
  expect(answered(await asks(key.authCode))).toEqual({ sessionId: key.key })
  expect(await asks('auth_000000000000000000000000')).toMatchObject({
    status: 404,
    problem: { code: 'billing.sessionNotFound' },
  })
})
