import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, renewalOf } from '#functions/policy/public.ts'
import { cancelPolicy, flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as policyContract from '#shared/contracts/policy/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { followRenewals } from '../jobs/followRenewals.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk('au')
})
afterAll(() => desk.close())

/** A policy in force in Sydney of which so many days are left. */
const endingIn = async (days: number): Promise<PolicyRecord> => {
  const endDate = addDays(dateAt(new Date().toISOString(), 'Australia/Sydney'), days)
  const policy = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(policy.id)
}

const followAt = async ({ expirationDate }: PolicyRecord, daysLeft: number) => {
  await followRenewals({ now: `${addDays(expirationDate, -daysLeft)}T09:00:00.000Z` })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.quotes.settle()
}
const noticesOf = async ({ id }: PolicyRecord) =>
  (await desk.events('policy.expiryNoticed', id)).map(({ detail }) => detail)
const shownTo = async (actor: (typeof cast)[keyof typeof cast], { id: policyId }: PolicyRecord) =>
  answered(await desk.asPolicy(actor)(getPolicy, { params: { policyId }, query: {} })).noticeOfExpiry

describe('the notice that a policy ends, in Australia', () => {
  it('is given once to an insured whose reminders are muted, 21 days before, and told to insured and agency', async () => {
    const policy = await endingIn(21)
    const mute = { params: { policyId: policy.id }, body: { mute: true } }
    answered(await desk.asPolicy(cast.producer)(policyContract.muteRenewalReminders, mute))
    await followAt(policy, 22)
    expect(await noticesOf(policy)).toEqual([])
    expect(await shownTo(cast.underwriter, policy)).toEqual({
      standing: 'waiting',
      by: addDays(policy.expirationDate, -14),
    })
    await followAt(policy, 21)
    await followAt(policy, 20)
    expect(await noticesOf(policy)).toEqual([{ policyId: policy.id, mayRenew: true }])
    expect(await desk.events('policy.renewalDue', policy.id)).toEqual([])
    expect(await renewalOf(policy.id)).toMatchObject({
      noticed: { on: addDays(policy.expirationDate, -21), mayRenew: true },
    })
    for (const actor of [cast.underwriter, cast.producer])
      expect(await shownTo(actor, policy)).toMatchObject({ standing: 'given' })

    const [event] = await desk.events('policy.expiryNoticed', policy.id)
    const body = JSON.stringify({
      id: 'evt_expiry',
      'detail-type': event?.name,
      time: new Date().toISOString(),
      detail: event?.detail,
    })
    const before = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
    await messagesWorker({ Records: [{ messageId: 'm1', body }] } as never)
    const after = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
    expect(after - before).toBe(2)
  })

  it('is given to who said that the policy is not to be renewed, and opens no submission for it', async () => {
    const policy = await endingIn(20)
    const optOut = { params: { policyId: policy.id }, body: { reason: 'Insured elsewhere' } }
    answered(await desk.asPolicy(cast.producer)(policyContract.createRenewalOptOut, optOut))
    await followAt(policy, 20)
    expect(await noticesOf(policy)).toHaveLength(1)
    expect((await renewalOf(policy.id))?.submissionId).toBeUndefined()
  })

  it('says that no renewal is negotiated where the insurer has refused one', async () => {
    const policy = await endingIn(20)
    const refused = { params: { policyId: policy.id }, body: { reason: 'NOT_RENEWED' } }
    answered(await desk.asPolicy(cast.underwriter)(policyContract.createRenewalOptOut, refused))
    expect(await noticesOf(policy)).toEqual([])
    await followAt(policy, 20)
    expect(await noticesOf(policy)).toEqual([{ policyId: policy.id, mayRenew: false }])
  })

  it('is given, and a renewal reminded of, where the policy that renewed it was taken back', async () => {
    const policy = await endingIn(21)
    const { expirationDate: effectiveDate } = policy
    const endDate = addMonths(effectiveDate, 12)
    const renewal = await desk.aPolicy({ isRenewal: true, renewsPolicyId: policy.id, effectiveDate, endDate })
    const renewedBy = async () =>
      answered(await desk.asPolicy(cast.producer)(getPolicy, { params: { policyId: policy.id }, query: {} }))
        .renewedByPolicyId
    await followAt(policy, 21)
    expect(await noticesOf(policy)).toEqual([])
    expect(await renewedBy()).toBe(renewal.id)

    const notTaken = { params: { policyId: renewal.id }, body: { reason: 'Cover not taken up' } }
    answered(await desk.asPolicy(cast.superAdmin)(flatCancelPolicy, notTaken))
    expect(await renewedBy()).toBeUndefined()
    await meetDeadlines({ now: new Date().toISOString() })
    await followAt(policy, 20)
    expect(await noticesOf(policy)).toHaveLength(1)
    expect(await desk.events('policy.renewalDue', policy.id)).toHaveLength(1)
    expect(await desk.read(policy.id)).toMatchObject({ openForRenewal: true })
  })

  it('is given as well where it is asked to cancel the policy, since cover lasts until somebody decides on that', async () => {
    const policy = await endingIn(19)
    const body = { reason: 'Business sold', effectiveDate: addDays(policy.expirationDate, -5) }
    const asked = answered(await desk.asPolicy(cast.producer)(cancelPolicy, { params: { policyId: policy.id }, body }))
    expect(asked.status).toBe('CANCEL REQUESTED')
    await followAt(policy, 19)
    expect(await noticesOf(policy)).toHaveLength(1)
    expect(await desk.events('policy.renewalDue', policy.id)).toEqual([])
    expect(await shownTo(cast.underwriter, policy)).toMatchObject({ standing: 'given' })
  })

  it('that comes within the last fortnight does not end the cover, which staff are told of', async () => {
    const policy = await endingIn(10)
    await followAt(policy, 10)
    expect(await noticesOf(policy)).toHaveLength(1)
    expect(await shownTo(cast.underwriter, policy)).toMatchObject({
      standing: 'missed',
      on: addDays(policy.expirationDate, -10),
      goesOnUntil: addMonths(policy.expirationDate, 12),
    })
  })
})
