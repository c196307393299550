import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { withTransaction } from '#functions/policy/stack/withTransaction.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { closeTransaction } from '#shared/contracts/billing/transactions.ts'
import { dunningDays } from '#shared/domain/billing/dunning.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { dunInvoices } from '../jobs/dunInvoices.ts'
import { remindOfInvoices } from '../jobs/remindOfInvoices.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const aPolicy = (more: object = {}) => {
  const effectiveDate = today()
  return desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12), ...more })
}
const dueDateOf = async ({ id }: PolicyRecord): Promise<CalendarDate> => (await invoiceOfPolicy(id))?.dueDate ?? today()

/** The job of a day, whole. */
const run = async (day: CalendarDate) => {
  const now: Instant = `${day}T16:00:00.000Z`
  let at: string | undefined
  do {
    const { effects = [], cursor } = await dunInvoices.chunk({ today: day }, { cursor: at, now })
    for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
    at = cursor
  } while (at !== undefined)
}
const told = async (policy: PolicyRecord) => (await desk.events('policy.cancellationNoticed', policy.id)).length

describe('a policy that is not paid', () => {
  it('is reminded of first, and then its cancellation is noticed by the days of its state, once', async () => {
    const policy = await aPolicy()
    const last = addDays(await dueDateOf(policy), dunningDays.us)
    const payment = answered(await desk.asBilling(cast.producer)(getPayment, { params: { policyId: policy.id } }))
    expect(payment.noticedOn).toBe(last)
    await run(addDays(last, -1))
    expect(await told(policy)).toBe(0)
    await run(last)
    const noticed = await desk.read(policy.id)
    expect(noticed).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { reason: 'Premium not paid', effectiveDate: addDays(last, 10), flat: false },
    })
    expect(await told(policy)).toBe(1)
    await run(last)
    await run(addDays(last, 1))
    expect(await told(policy)).toBe(1)
  })

  it('is not reminded of once its payment was closed by hand, and its cover ends all the same', async () => {
    const policy = await aPolicy()
    const day = await dueDateOf(policy)
    const asked = async () => {
      const now: Instant = `${day}T16:00:00.000Z`
      const found: string[] = []
      let at: string | undefined
      do {
        const { effects = [], cursor } = await remindOfInvoices.chunk({ today: day }, { cursor: at, now })
        found.push(JSON.stringify(effects))
        at = cursor
      } while (at !== undefined)
      return found.some((effects) => effects.includes(policy.id))
    }
    expect(await asked()).toBe(true)
    const body = { policyId: policy.id, description: 'Sent to collections' }
    answered(await desk.asBilling(cast.superAdmin)(closeTransaction, { body }))
    expect(await asked()).toBe(false)
    await run(addDays(day, dunningDays.us))
    expect(await told(policy)).toBe(1)
  })

  it('stands again as soon as it is paid', async () => {
    const policy = await aPolicy()
    await run(addDays(await dueDateOf(policy), dunningDays.us))
    const noticed = await desk.read(policy.id)
    expect(noticed.status).toBe('CANCEL PENDING')
    answered(await desk.record(noticed, await desk.pay(noticed)))
    await desk.deliver()
    const standing = await desk.read(policy.id)
    expect(standing.status).toBe('ISSUED')
    expect(standing.cancellation).toBeUndefined()
  })

  it('has its time anew once its cover was brought back unpaid', async () => {
    const policy = await aPolicy()
    const before = addDays(await dueDateOf(policy), dunningDays.us)
    const stored = await policies.require(policy.id)
    const back = {
      kind: 'REINSTATEMENT',
      effectiveDate: addDays(before, 10),
      known: `${addDays(before, 20)}T18:00:00.000Z`,
      by: cast.underwriter.userId,
      reason: 'A letter came',
      endsOn: null,
    } as const
    await commit([policies.update(stored, withTransaction(stored, back))])
    const last = addDays(before, 20 + 7 + dunningDays.us)
    const payment = answered(await desk.asBilling(cast.producer)(getPayment, { params: { policyId: policy.id } }))
    expect(payment.noticedOn).toBe(last)
    await run(addDays(last, -1))
    expect(await told(policy)).toBe(0)
    await run(last)
    expect(await told(policy)).toBe(1)
  })

  it('is left alone where it is paid or its agency owes it', async () => {
    const paid = await aPolicy()
    answered(await desk.record(paid, await desk.pay(paid)))
    const agencys = await aPolicy({ agencyBilled: true })
    await run(addDays(today(), dunningDays.us + 120))
    for (const policy of [paid, agencys]) {
      expect((await desk.read(policy.id)).status).not.toBe('CANCEL PENDING')
      expect(await told(policy)).toBe(0)
    }
  })
})
