import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, policyById, renewalOf, savePolicy } from '#functions/policy/public.ts'
import { noticeOfExpiryFor } from '#functions/policy/renewals/noticeOfExpiryFor.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as contract from '#shared/contracts/policy/renewals.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { quoteDeclineReasons } from '#shared/domain/quoting/reasons.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as quoteHandler } from '../index.ts'
import { followRenewals } from '../jobs/followRenewals.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'
import { isRenewalDeclined } from './isRenewalDeclined.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

/** A policy in force of which so many days are left. */
const endingIn = async (days: number): Promise<PolicyRecord> => {
  const probe = await desk.aPolicy()
  const endDate = addDays(dateAt(new Date().toISOString(), probe.timeZone), days)
  const policy = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(policy.id)
}
const daysOf = ({ firmographicData: { state } }: PolicyRecord): number =>
  nonRenewalRuleOf({ region: 'us', state })?.leastDays ?? 0
const today = ({ timeZone }: PolicyRecord) => dateAt(new Date().toISOString(), timeZone)

const refusal = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
const refuse = async ({ id }: PolicyRecord) =>
  answered(
    await desk.asPolicy(cast.underwriter)(contract.createRenewalOptOut, { params: { policyId: id }, body: refusal }),
  )
const takeBack = async ({ id }: PolicyRecord) =>
  answered(
    await desk.asPolicy(cast.underwriter)(contract.updateRenewalOptOut, {
      params: { policyId: id },
      body: { optOut: false },
    }),
  )
const followAt = async ({ expirationDate }: PolicyRecord, daysLeft: number) => {
  await followRenewals({ now: `${addDays(expirationDate, -daysLeft)}T20:00:00.000Z` })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.quotes.settle()
}
const noticesOf = async ({ id }: PolicyRecord) =>
  (await desk.events('policy.expiryNoticed', id)).map(({ detail }) => detail)
const shownTo = async (actor: Actor, { id: policyId }: PolicyRecord) =>
  answered(await desk.asPolicy(actor)(getPolicy, { params: { policyId }, query: {} }))

describe('the notice of nonrenewal, in the US', () => {
  it('goes out with the refusal, in time, to insured and agency, with its reason', async () => {
    const policy = await endingIn(110)
    await refuse(policy)
    expect(await noticesOf(policy)).toEqual([{ policyId: policy.id, mayRenew: false, on: today(policy) }])
    expect(await desk.read(policy.id)).toMatchObject({
      renewalOptOut: true,
      renewalOptOutReason: 'Not to be renewed by underwriting: Three losses in the term',
    })
    expect((await desk.read(policy.id)).standsUntil).toBeUndefined()
    for (const actor of [cast.underwriter, cast.producer])
      expect((await shownTo(actor, policy)).noticeOfExpiry).toEqual({
        standing: 'given',
        by: addDays(policy.expirationDate, -daysOf(policy)),
        on: today(policy),
        mayRenew: false,
      })
    await followAt(policy, 100)
    expect(await noticesOf(policy)).toHaveLength(1)

    const [event] = await desk.events('policy.expiryNoticed', policy.id)
    const body = JSON.stringify({
      id: 'evt_nonrenewal',
      'detail-type': event?.name,
      time: new Date().toISOString(),
      detail: event?.detail,
    })
    const mails = async () => (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
    const before = await mails()
    await messagesWorker({ Records: [{ messageId: 'm1', body }] } as never)
    expect((await mails()) - before).toBe(2)
  })

  it('waits for the 120th day before the end, and goes to nobody whose own wish it is', async () => {
    const policy = await endingIn(150)
    await refuse(policy)
    expect(await noticesOf(policy)).toEqual([])
    expect((await shownTo(cast.underwriter, policy)).noticeOfExpiry).toMatchObject({ standing: 'waiting' })
    await followAt(policy, 120)
    expect(await noticesOf(policy)).toEqual([
      { policyId: policy.id, mayRenew: false, on: addDays(policy.expirationDate, -120) },
    ])
    const other = await endingIn(100)
    const wish = { params: { policyId: other.id }, body: { reason: 'Insured elsewhere' } }
    answered(await desk.asPolicy(cast.producer)(contract.createRenewalOptOut, wish))
    await followAt(other, 90)
    expect(await noticesOf(other)).toEqual([])
    expect((await shownTo(cast.underwriter, other)).noticeOfExpiry).toBeUndefined()
  })

  it('that is late keeps the policy in force for its days, after which it ends', async () => {
    const policy = await endingIn(10)
    await refuse(policy)
    const standsUntil = addDays(today(policy), daysOf(policy))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', standsUntil })
    expect((await shownTo(cast.producer, policy)).noticeOfExpiry).toMatchObject({
      standing: 'missed',
      goesOnUntil: standsUntil,
    })
    await meetDeadlines({ now: `${addDays(policy.expirationDate, 1)}T20:00:00.000Z` })
    expect((await desk.read(policy.id)).status).toBe('IN FORCE')
    await meetDeadlines({ now: `${standsUntil}T20:00:00.000Z` })
    expect((await desk.read(policy.id)).status).toBe('EXPIRED')
  })

  it('is taken back by who may refuse, which the insured is told; a second refusal is noticed anew', async () => {
    const policy = await endingIn(10)
    await refuse(policy)
    const offered = (await shownTo(cast.producer, policy)).allowedActions
    expect(offered).not.toContain('optOut')
    expect((await shownTo(cast.underwriter, policy)).allowedActions).toContain('optOut')
    await takeBack(policy)
    const on = today(policy)
    expect(await noticesOf(policy)).toEqual([
      { policyId: policy.id, mayRenew: false, on },
      { policyId: policy.id, mayRenew: true, on },
    ])
    expect((await desk.read(policy.id)).standsUntil).toBeUndefined()
    expect((await shownTo(cast.underwriter, policy)).noticeOfExpiry).toBeUndefined()
    await refuse(policy)
    expect(await noticesOf(policy)).toHaveLength(3)
    expect(await renewalOf(policy.id)).toMatchObject({ noticed: { on, mayRenew: false } })
  })

  it('goes out with the decline of what was to renew the policy, since the next morning may be too late', async () => {
    const policy = await endingIn(80)
    await followAt(policy, 80)
    const quoteId = (await renewalOf(policy.id))?.quoteId
    const quote = await quotes.require(quoteId ?? '')
    const mine = {
      ...quote,
      underwriter: { id: cast.underwriter.userId, name: cast.underwriter.name, since: quote.created },
    }
    await commit([quotes.update(quote, { ...mine, status: 'REFERRED' })])
    const body = { reasonSummary: quoteDeclineReasons[0], reason: 'Losses', isNotificationEnabled: false } as const
    const asUnderwriter = callerOf(quoteHandler)(cast.underwriter)
    answered(await asUnderwriter(declineQuote, { params: { quoteId: quote.id }, body }))
    expect(await noticesOf(policy)).toEqual([{ policyId: policy.id, mayRenew: false, on: today(policy) }])
    expect((await shownTo(cast.producer, policy)).noticeOfExpiry).toMatchObject({ on: today(policy), mayRenew: false })
    await followAt(policy, 79)
    expect(await noticesOf(policy)).toHaveLength(1)
  })

  it('that is owed where the renewal or its company was declined too late is shown to desk and agency, with until when cover stands', async () => {
    const policy = await endingIn(80)
    const stored = await policyById(policy.id)
    if (stored === undefined) throw new Error('The policy is gone.')
    const inKentucky = { ...stored, firmographicData: { ...stored.firmographicData, state: 'KY' } }
    await savePolicy(stored, inKentucky)
    await followAt(policy, 80)
    const quoteId = (await renewalOf(policy.id))?.quoteId
    const quote = quoteId === undefined ? undefined : await quotes.byId(quoteId)
    if (quote === undefined) return expect.fail()
    await commit([quotes.update(quote, { ...quote, status: 'DECLINED' })])
    const at = (daysLeft: number) => `${addDays(policy.expirationDate, -daysLeft)}T20:00:00.000Z` as const
    const told = async (daysLeft: number) =>
      noticeOfExpiryFor(inKentucky, at(daysLeft), () => isRenewalDeclined(policy))
    expect(await told(75)).toEqual({ standing: 'waiting', by: addDays(policy.expirationDate, -75) })
    const owed = {
      standing: 'missed',
      by: addDays(policy.expirationDate, -75),
      goesOnUntil: addMonths(policy.expirationDate, 12),
    }
    expect(await told(74)).toEqual(owed)
    expect(await told(-30)).toEqual(owed)
    await commit([quotes.update(await quotes.require(quote.id), { ...quote, status: 'READY' })])
    expect(await told(74)).toBeUndefined()
  })

  it('is too late where a policy that was not noticed in time is renewed, and says until when it could have been given', async () => {
    const policy = await endingIn(10)
    const stored = await policyById(policy.id)
    if (stored === undefined) throw new Error('The policy is gone.')
    const firmographicData = { ...stored.firmographicData, state: 'IL' }
    await savePolicy(stored, { ...stored, firmographicData })
    const asked = { params: { policyId: policy.id }, body: refusal }
    expect(await desk.asPolicy(cast.underwriter)(contract.createRenewalOptOut, asked)).toMatchObject({
      status: 409,
      problem: { code: 'policy.renewalOwed', detail: expect.stringContaining('had to be given by') },
    })
  })
})
