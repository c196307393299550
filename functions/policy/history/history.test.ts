import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { listInvoiceHistory } from '#shared/contracts/billing/history.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { listPolicyHistory } from '#shared/contracts/policy/history.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
  const params = { policyId: policy.id }
  answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params, body: { reason: 'Not taken up' } }))
})
afterAll(() => desk.close())

const read = async (actor: Actor) =>
  answered(await desk.asPolicy(actor)(listPolicyHistory, { params: { policyId: policy.id } })).hits
const readInvoice = (actor: Actor) => desk.asBilling(actor)(listInvoiceHistory, { params: { policyId: policy.id } })
const changes = (hits: Awaited<ReturnType<typeof read>>, field: string) =>
  hits.flatMap((line) => line.changes.filter((change) => change.field === field))

describe('the history of a policy', () => {
  it('tells staff every step, newest first, with what each field was and is', async () => {
    const hits = await read(cast.underwriter)
    expect(hits[0]).toMatchObject({ operation: 'flatCancelPolicy' })
    expect(changes(hits, 'status')[0]).toMatchObject({ before: 'ISSUED', after: 'FLAT CANCELLED' })
    expect(JSON.stringify(hits)).toContain('Not taken up')
  })

  it('tells an agency that parts of it changed, and not what stands in them', async () => {
    const hits = await read(cast.producer)
    expect(changes(hits, 'cancellation')).toEqual([{ field: 'cancellation', hidden: true }])
    expect(JSON.stringify(hits)).not.toMatch(/Not taken up|rated/)
  })

  it('is nobody else’s', async () => {
    expect(
      await desk.asPolicy(cast.otherProducer)(listPolicyHistory, { params: { policyId: policy.id } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('the history of an invoice', () => {
  it('tells what was owed, without the page that was open to pay it', async () => {
    const { hits } = answered(await readInvoice(cast.producer))
    expect(changes(hits, 'total').at(-1)).toMatchObject({ after: policy.totalPremium })
    expect(changes(hits, 'session')).toEqual([])
  })

  it('is nobody else’s', async () => {
    expect(await readInvoice(cast.otherProducer)).toMatchObject({ status: 404 })
  })
})
