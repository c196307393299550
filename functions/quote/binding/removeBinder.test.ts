import { afterAll, beforeAll, expect, it } from 'vitest'
import { policyById } from '#functions/policy/public.ts'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const remove = (policyId: string, actor: (typeof cast)[keyof typeof cast] = cast.superAdmin) =>
  desk.asPolicy(actor)(removePolicy, { params: { policyId: policyId as never } })

it('a binder that was rescinded is deleted by who may, and its quote names it no more', async () => {
  const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
  const { binder } = answered(await desk.quotes.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
  const policyId = binder.id
  expect(await remove(policyId)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  answered(
    await desk.quotes.as(cast.underwriter)(rescindBinder, { params: { quoteId }, body: { reason: 'Bound in error' } }),
  )
  expect(await remove(policyId, cast.underwriter)).toMatchObject({ problem: { code: 'permission.denied' } })
  expect((await remove(policyId)).ok).toBe(true)
  expect(await policyById(policyId)).toBeUndefined()
  expect((await quotes.require(quoteId)).binder).toBeUndefined()
  expect(await remove(policyId)).toMatchObject({ problem: { code: 'policy.notFound' } })
})

it('a policy that was issued is never deleted, whatever has become of it', async () => {
  const policy = await desk.aPolicy()
  expect(await remove(policy.id)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
})
