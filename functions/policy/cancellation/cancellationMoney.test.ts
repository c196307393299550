import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/cancellation.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const reason = 'Insured elsewhere'
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })
const as = (actor: Actor = cast.underwriter) => desk.asPolicy(actor)

const aRunningPolicy = async () => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({
    accountId: await desk.quotes.anAccount(),
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
    brokerFee: 10_000,
  })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}
const preview = async (policy: PolicyRecord, effectiveDate = today(), actor?: Actor) =>
  answered(await as(actor)(contract.previewCancellation, { ...at(policy), query: { reason, effectiveDate } }))

describe('a cancellation that is shown first', () => {
  it('moves what it showed, coverage by coverage, and refuses another price with the difference', async () => {
    const policy = await aRunningPolicy()
    const shown = await preview(policy)
    expect(shown.total).toBe(-shown.returned)
    expect(shown.coverages.reduce((sum, { premium }) => sum + premium, 0)).toBe(shown.premium)
    const parts = [...shown.fees, ...shown.taxes].reduce((sum, { amount }) => sum + amount, shown.premium)
    expect(parts).toBe(shown.total)
    expect(shown.commission).toBeLessThan(0)
    expect(shown.toldTo).toContain(policy.customerEmail)
    const cancel = (expectedTotal?: number) =>
      as()(contract.cancelPolicy, {
        ...at(policy),
        body: { reason, effectiveDate: today(), ...(expectedTotal !== undefined && { expectedTotal }) },
      })
    expect(await cancel(shown.total + 100)).toMatchObject({
      status: 409,
      problem: { code: 'policy.returnMoved', detail: expect.stringContaining('$1') },
    })
    expect(await cancel(shown.total)).toMatchObject({ ok: true })
    const { transactions } = await desk.read(policy.id)
    expect(transactions.at(-1)?.money).toMatchObject({
      total: shown.total,
      premium: shown.premium,
      commission: shown.commission,
    })
    expect(shown.totalAfter).toBe(policy.totalPremium + shown.total)
  })

  it('tells nobody of a mere request', async () => {
    const policy = await aRunningPolicy()
    expect((await preview(policy, today(), cast.producer)).toldTo).toEqual([])
  })

  it('as of the first day, or void, gives back all that was shown', async () => {
    for (const operation of [contract.flatCancelPolicy, contract.voidPolicy]) {
      const policy = await aRunningPolicy()
      const shown = await preview(policy, policy.effectiveDate)
      expect(shown).toMatchObject({ total: -policy.totalPremium, totalAfter: 0, premiumAfter: 0 })
      const end = (expectedTotal: number) => as()(operation, { ...at(policy), body: { reason, expectedTotal } })
      expect(await end(0)).toMatchObject({ problem: { code: 'policy.returnMoved' } })
      expect(await end(shown.total)).toMatchObject({ ok: true })
    }
  })

  it('is taken back for what it returned, which is owed again as it was shown', async () => {
    const policy = await aRunningPolicy()
    const { total } = await preview(policy)
    answered(await as()(contract.cancelPolicy, { ...at(policy), body: { reason, effectiveDate: today() } }))
    const shown = answered(await as()(contract.previewUndoneCancellation, at(policy)))
    expect(shown).toMatchObject({ total: -total, totalAfter: policy.totalPremium })
    expect(await as(cast.producer)(contract.previewUndoneCancellation, at(policy))).toMatchObject({ status: 403 })
    const undo = (expectedTotal: number) =>
      as()(contract.undoCancelledPolicy, { ...at(policy), query: { expectedTotal } })
    expect(await undo(total)).toMatchObject({ problem: { code: 'policy.returnMoved' } })
    expect(await undo(shown.total)).toMatchObject({ ok: true })
    expect(await as()(contract.previewUndoneCancellation, at(policy))).toMatchObject({
      problem: { code: 'policy.notAllowed' },
    })
  })
})
