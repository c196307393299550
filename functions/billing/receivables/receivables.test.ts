import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { getReceivablesAging, searchReceivables } from '#shared/contracts/billing/receivables.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { Age } from '#shared/domain/ledger/ages.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

const processor = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Clerk', 'org_01JH0000000000000000000P63')

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => bookDate(new Date().toISOString())

/** A policy whose invoice was due so many days ago. */
const dueAgo = async (days: number, more: Parameters<PolicyDesk['aPolicy']>[0] = {}) => {
  const policy = await desk.aPolicy(more)
  const invoice = (await invoiceOfPolicy(policy.id)) ?? expect.fail('no invoice')
  await commit([invoices.update(invoice, { ...invoice, dueDate: addDays(today(), -days) })])
  await desk.deliver()
  aWhilePasses()
  return policy
}
const aging = async (actor = cast.superAdmin) => answered(await desk.asBilling(actor)(getReceivablesAging, {}))
const sumOf = async (age: Age, actor = cast.superAdmin) =>
  (await aging(actor)).ages.find((each) => each.age === age) ?? expect.fail('no such age')
const rowsOf = async (
  query: { age?: Age; size?: string; after?: string; before?: string } = {},
  actor = cast.superAdmin,
) => answered(await desk.asBilling(actor)(searchReceivables, { query }))

describe('what is owed and late', () => {
  it('is told by its age, with the invoices behind each, and not before the day after it was due', async () => {
    const before = await Promise.all([sumOf('1-30'), sumOf('31-60'), sumOf('over-90')])
    const onTime = await dueAgo(0)
    const late = await dueAgo(1)
    const older = await dueAgo(45)
    const oldest = await dueAgo(200)
    const after = await Promise.all([sumOf('1-30'), sumOf('31-60'), sumOf('over-90')])
    expect(after.map(({ invoices: count }, place) => count - (before[place]?.invoices ?? 0))).toEqual([1, 1, 1])
    expect(after[1].amount - before[1].amount).toBe(older.totalPremium)
    const { hits } = await rowsOf()
    expect(hits.map(({ policyId }) => policyId)).not.toContain(onTime.id)
    const numbers = hits.map(({ policyId }) => policyId)
    expect(numbers.indexOf(oldest.id)).toBeLessThan(numbers.indexOf(older.id))
    expect(numbers.indexOf(older.id)).toBeLessThan(numbers.indexOf(late.id))
    const [row] = (await rowsOf({ age: '31-60' })).hits.filter(({ policyId }) => policyId === older.id)
    expect(row).toMatchObject({ owedBy: 'INSURED', amount: older.totalPremium, daysLate: 45, age: '31-60' })
  })

  it('is read age by age, there and back', async () => {
    for (const days of [92, 62, 63, 64, 29]) await dueAgo(days)
    const first = await rowsOf({ age: '61-90', size: '2' })
    expect(first.hits.map(({ daysLate }) => daysLate)).toEqual([64, 63])
    const second = await rowsOf({ age: '61-90', size: '2', after: first.nextToken ?? '' })
    expect(second.hits.map(({ daysLate }) => daysLate)).toEqual([62])
    expect(second.nextToken).toBeUndefined()
    const back = await rowsOf({ age: '61-90', size: '2', before: second.prevToken ?? '' })
    expect(back.hits.map(({ daysLate }) => daysLate)).toEqual([64, 63])
  })

  it('is of an agency what it owes itself, less its commission, and of nobody what is another’s', async () => {
    const before = await sumOf('31-60', cast.producer)
    const policy = await dueAgo(40, { agencyBilled: true })
    await dueAgo(41)
    const after = await sumOf('31-60', cast.producer)
    expect(after.invoices - before.invoices).toBe(1)
    const { hits } = await rowsOf({ age: '31-60' }, cast.producer)
    expect(hits).toMatchObject([{ policyId: policy.id, owedBy: 'AGENCY', amount: after.amount - before.amount }])
    expect(after.amount - before.amount).toBeLessThan(policy.totalPremium)
    expect((await rowsOf({}, cast.otherProducer)).hits).toEqual([])
    expect((await rowsOf({}, processor)).hits).toEqual([])
    expect((await aging(processor)).ages.every(({ invoices: count }) => count === 0)).toBe(true)
  })
})
