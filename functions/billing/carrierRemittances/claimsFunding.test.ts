import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { listCarrierBalances, recordClaimsFunding } from '#shared/contracts/billing/carrierBalances.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { postingsForClaimPaid } from '#shared/domain/ledger/claimPostings.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let desk: PolicyDesk
afterAll(() => desk.close())

const now = () => new Date().toISOString()
const today = () => bookDate(now())
const claimIsPaid = async (amount: number) => {
  const policy = await desk.aPolicy()
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) throw new Error('no invoice')
  const { writes, events } = bookingOf(postingsForClaimPaid(amount), {
    of: invoice,
    cause: { kind: 'claimPayment', id: 'clp_1' },
    effectiveAt: today(),
    now: now(),
  })
  await commit(writes, { events })
  await desk.deliver()
  aWhilePasses()
}
beforeAll(async () => {
  desk = await openPolicyDesk()
  await claimIsPaid(50_000)
})
const standing = async () => {
  const [programme] = answered(await desk.asBilling(cast.superAdmin)(listCarrierBalances, {}))
  return programme?.claimsOwed
}
const moves = (body: object, actor: Parameters<typeof desk.asBilling>[0] = cast.superAdmin) =>
  desk.asBilling(actor)(recordClaimsFunding, {
    params: { carrierId: programmeCarrier },
    body: { direction: 'FROM_CARRIER', amount: 50_000, movedOn: today(), reference: 'CF-1', ...body } as never,
  })
/** The claims fund is what carriers paid in less what was paid for them. */
const fund = async () => {
  await desk.deliver()
  const { accounts, total } = answered(await desk.asBilling(cast.superAdmin)(getTrialBalance, { query: {} }))
  expect(total).toBe(0)
  const of = (number: string) => accounts.find(({ code }) => code === number)?.balance ?? 0
  expect(of('1060') + of('2160') + of('1420')).toBe(0)
  return of('1060')
}

describe('the claims fund', () => {
  it('is overdrawn by claims until their carrier makes them good, by the bank’s value date and reference', async () => {
    expect(await standing()).toBe(50_000)
    expect(await fund()).toBe(-50_000)
    expect(await moves({ movedOn: addDays(today(), 1) })).toMatchObject({ ok: false, status: 422 })
    expect(answered(await moves({}))).toMatchObject({ carrierId: programmeCarrier, claimsOwed: 0 })
    expect(await fund()).toBe(0)
    expect(await moves({ amount: 1_000 })).toMatchObject({ problem: { code: 'billing.fundingKnown' } })
  })

  it('holds what a carrier pays ahead, and gives back no more than it paid', async () => {
    expect(answered(await moves({ amount: 20_000, reference: 'CF-2' })).claimsOwed).toBe(-20_000)
    expect(await fund()).toBe(20_000)
    const back = { direction: 'TO_CARRIER', reference: 'CF-3' }
    expect(await moves({ ...back, amount: 70_001 })).toMatchObject({ problem: { code: 'billing.fundedLess' } })
    expect(answered(await moves({ ...back, amount: 20_000 })).claimsOwed).toBe(0)
    expect(await fund()).toBe(0)
  })

  it('is noted once by two at once, and by the provider’s books alone', async () => {
    const [one, other] = await Promise.all([moves({ reference: 'CF-4' }), moves({ reference: 'CF-4' })])
    expect([one.ok, other.ok].toSorted()).toEqual([false, true])
    expect(await fund()).toBe(50_000)
    expect(await moves({ reference: 'CF-5' }, cast.producer)).toMatchObject({ status: 403 })
    const processor = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Admin', 'org_processor')
    expect(await moves({ reference: 'CF-5' }, processor)).toMatchObject({ status: 403 })
  })
})
