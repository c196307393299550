import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/policy/cancellation.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { listPolicyReasons } from '#shared/contracts/policy/reports.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { claims } from '../store/claims.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const refused = { status: 409, problem: { code: 'policy.claimed' } }

const aPolicy = async (): Promise<PolicyRecord> => {
  const effectiveDate = addDays(today(), -5)
  const accountId = await desk.quotes.anAccount()
  return desk.aPolicy({ accountId, effectiveDate, endDate: addMonths(effectiveDate, 12) })
}
const claimOn = async ({ accountId, id: policyId }: PolicyRecord, isFiled: boolean): Promise<string> => {
  const body = {
    accountId,
    policyId,
    reporter: { name: 'Ida Moreau', email: 'ida@moreau.example', workPhone: '(512) 555-0199' },
    lossDate: today(),
    address: '1 Quay Street',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    lossDescription: 'Mail was read by others.',
    isFiled,
  }
  return answered(await desk.asPolicy(cast.producer)(createClaim, { body })).id
}
const flat = ({ id: policyId }: PolicyRecord) =>
  desk.asPolicy(cast.underwriter)(contract.flatCancelPolicy, {
    params: { policyId },
    body: { reason: 'Cover not taken up' },
  })
const voided = ({ id: policyId }: PolicyRecord, reason: string, note?: string) =>
  desk.asPolicy(cast.underwriter)(contract.voidPolicy, { params: { policyId }, body: { reason, note } })
const cancelledOn = ({ id: policyId }: PolicyRecord, effectiveDate: CalendarDate) => {
  const reason = 'Insured elsewhere'
  const as = desk.asPolicy(cast.underwriter)
  return {
    preview: () => as(contract.previewCancellation, { params: { policyId }, query: { reason, effectiveDate } }),
    cancel: () => as(contract.cancelPolicy, { params: { policyId }, body: { reason, effectiveDate } }),
  }
}

describe('cover under which a claim was made', () => {
  it('is not given back as never taken up, nor for a mistake; a draft keeps nothing', async () => {
    const drafted = await aPolicy()
    await claimOn(drafted, false)
    answered(await flat(drafted))
    const policy = await aPolicy()
    await claimOn(policy, true)
    expect(await flat(policy)).toMatchObject(refused)
    expect(await voided(policy, 'Duplicate policy')).toMatchObject(refused)
    answered(await voided(policy, 'Misrepresentation', 'Three breaches were not told'))
  })

  it('does not end before its claim, as it is shown and as it is done, but on any day after', async () => {
    const policy = await aPolicy()
    await claimOn(policy, true)
    const before = cancelledOn(policy, addDays(today(), -1))
    expect(await before.preview()).toMatchObject(refused)
    expect(await before.cancel()).toMatchObject(refused)
    expect(await cancelledOn(policy, policy.effectiveDate).cancel()).toMatchObject(refused)
    const after = cancelledOn(policy, addDays(today(), 1))
    answered(await after.preview())
    answered(await after.cancel())
  })

  it('has answered for nothing where the claim is denied', async () => {
    const policy = await aPolicy()
    const claim = await claims.require(await claimOn(policy, true))
    await commit([claims.update(claim, { ...claim, coveragePosition: 'DENIED' })])
    answered(await flat(policy))
  })
})

describe('a binder under which a claim was made', () => {
  const bound = async () => {
    const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount(), { effectiveDate: today() })
    const { binder } = answered(await desk.quotes.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
    return { quoteId, policy: await desk.read(binder.id) }
  }
  const rescinded = (quoteId: QuoteId, reason: string) =>
    desk.quotes.as(cast.underwriter)(rescindBinder, { params: { quoteId }, body: { reason } })
  const removed = ({ id: policyId }: PolicyRecord) =>
    desk.asPolicy(cast.superAdmin)(removePolicy, { params: { policyId } })

  it('is not rescinded for a mistake of the desk; what rests on what was not so is, and a draft keeps nothing', async () => {
    const drafted = await bound()
    await claimOn(drafted.policy, false)
    answered(await rescinded(drafted.quoteId, 'Bound in error'))
    const { quoteId, policy } = await bound()
    await claimOn(policy, true)
    expect(await rescinded(quoteId, 'Bound in error')).toMatchObject(refused)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'BOUND' })
    answered(await rescinded(quoteId, 'Misrepresentation'))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'RESCIND' })
  })

  it('is rescinded for a reason by its code as well, with what was not so', async () => {
    const { quoteId, policy } = await bound()
    await claimOn(policy, true)
    const reasons = answered(await desk.asPolicy(cast.underwriter)(listPolicyReasons, { query: { action: 'rescind' } }))
    expect(reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['BOUND_IN_ERROR', 'MISREPRESENTATION']))
    const body = { reason: 'MISREPRESENTATION', note: 'Three breaches were not told.' }
    answered(await desk.quotes.as(cast.underwriter)(rescindBinder, { params: { quoteId }, body }))
    expect((await quoteById(quoteId))?.statusNote).toMatchObject({
      reasonSummary: 'Rescinded',
      reason: 'Misrepresentation: Three breaches were not told.',
    })
  })

  it('is not deleted once it has ended, since the claim names it', async () => {
    const { quoteId, policy } = await bound()
    await claimOn(policy, true)
    answered(await rescinded(quoteId, 'Misrepresentation'))
    expect(await removed(policy)).toMatchObject({ status: 409, problem: { code: 'policy.namedByClaims' } })
    const other = await bound()
    answered(await rescinded(other.quoteId, 'Bound in error'))
    expect(await removed(other.policy)).toMatchObject({ ok: true })
  })
})
