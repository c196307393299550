import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { flatCancelPolicy, undoCancelledPolicy, voidPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getErpEligibility, issueErp } from '#shared/contracts/policy/extendedReporting.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as contract from '#shared/contracts/policy/renewals.ts'
import { proposeRescission, rescindPolicy } from '#shared/contracts/policy/rescission.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })
const seen = async (policy: PolicyRecord) => answered(await desk.asPolicy(cast.superAdmin)(getPolicy, at(policy)))
const meet = () => meetDeadlines({ now: new Date().toISOString() })

/** A policy of an account of its own that ends, or ended, so many days from today, paid, and the one that renews it. */
const renewed = async (daysLeft: number) => {
  const accountId = await desk.quotes.anAccount()
  const endDate = addDays(today(), daysLeft)
  const policy = await desk.aPolicy({ accountId, effectiveDate: addMonths(endDate, -12), endDate })
  answered(await desk.record(policy, await desk.pay(policy)))
  await desk.deliver()
  await meet()
  const term = { effectiveDate: endDate, endDate: addMonths(endDate, 12) }
  const renewal = await desk.aPolicy({ accountId, ...term, isRenewal: true, renewsPolicyId: policy.id })
  return { policy: await desk.read(policy.id), renewal }
}
/** One whose renewal began some days ago. */
const begun = async () => {
  const { policy, renewal } = await renewed(1)
  await meetDeadlines({ now: `${addDays(today(), 3)}T12:00:00.000Z` })
  return { policy: await desk.read(policy.id), renewal: await desk.read(renewal.id) }
}
const flat = (renewal: PolicyRecord) =>
  desk.asPolicy(cast.underwriter)(flatCancelPolicy, { ...at(renewal), body: { reason: 'Cover not taken up' } })

const aboutRenewal = ['autoRenew', 'muteReminders', 'offerRenewal', 'optOut']

describe('a policy whose renewal is issued', () => {
  it('is neither offered one, given up, renewed by itself nor reminded of, and says so alike', async () => {
    const { policy } = await renewed(60)
    expect(policy.status).toBe('IN FORCE')
    const { allowedActions } = await seen(policy)
    expect(allowedActions).toContain('endorse')
    expect(allowedActions.filter((action) => aboutRenewal.includes(action))).toEqual([])
    const as = desk.asPolicy(cast.producer)
    for (const answer of [
      await as(contract.createRenewalOptOut, { ...at(policy), body: { reason: 'Insured elsewhere' } }),
      await as(contract.updateRenewalOptOut, { ...at(policy), body: { optOut: false } }),
      await as(contract.setAutoRenewal, { ...at(policy), body: { wanted: false } }),
      await as(contract.muteRenewalReminders, { ...at(policy), body: { mute: true } }),
    ])
      expect(answer).toMatchObject({ status: 409, problem: { code: 'policy.alreadyRenewed' } })
  })

  it('is open for renewal again once that counts as never made, and renewed again with it', async () => {
    const { policy, renewal } = await renewed(60)
    answered(await flat(renewal))
    expect((await seen(policy)).allowedActions).toEqual(expect.arrayContaining(aboutRenewal))
    await meet()
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', openForRenewal: true })
    expect((await desk.read(policy.id)).renewedByPolicyId).toBeUndefined()
    expect(await accountById(policy.accountId)).toMatchObject({ openForRenewal: true })
    answered(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, at(renewal)))
    expect(await desk.read(policy.id)).toMatchObject({ openForRenewal: false, renewedByPolicyId: renewal.id })
  })
})

describe('a policy that was renewed', () => {
  it('has ended like any other once its renewal counts as never made: its reporting can be extended', async () => {
    const { policy, renewal } = await begun()
    expect(policy.status).toBe('RENEWED')
    expect((await seen(policy)).allowedActions).not.toContain('extendReporting')
    const body = { reason: 'Issued in error' }
    answered(await desk.asPolicy(cast.underwriter)(voidPolicy, { ...at(renewal), body }))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED' })
    expect(answered(await desk.asPolicy(cast.producer)(getErpEligibility, at(policy)))).toMatchObject({
      eligible: true,
      endedOn: policy.expirationDate,
    })
    expect((await seen(policy)).allowedActions).toContain('extendReporting')
  })

  it('is renewed again where its renewal stands again, unless its reporting was extended meanwhile', async () => {
    const { policy, renewal } = await begun()
    answered(await flat(renewal))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED' })
    answered(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, at(renewal)))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'RENEWED', renewedByPolicyId: renewal.id })
    answered(await flat(renewal))
    answered(await desk.asPolicy(cast.underwriter)(issueErp, { ...at(policy), body: { option: 'ONE_YEAR' } }))
    answered(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, at(renewal)))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED', reportingUntil: expect.any(String) })
  })

  it('has so too once its renewal is rescinded by somebody else than proposed it, which ends the cover', async () => {
    const { policy, renewal } = await begun()
    await desk.asPolicy(cast.underwriter)(proposeRescission, { ...at(renewal), body: { reason: 'Nothing was so.' } })
    const { allowedActions } = answered(await desk.asPolicy(cast.underwriter)(getPolicy, at(renewal)))
    expect(allowedActions).not.toContain('rescindGroundUp')
    expect((await seen(renewal)).allowedActions).toContain('rescindGroundUp')
    expect(await desk.read(policy.id)).toMatchObject({ status: 'RENEWED' })
    answered(await desk.asPolicy(cast.superAdmin)(rescindPolicy, { ...at(renewal), body: {} }))
    expect(await desk.events('policy.ended', renewal.id)).toHaveLength(1)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED' })
  })
})
