import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as docsWorker } from '#functions/docs/worker.ts'
import { cancelPolicy, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { createHold } from '#shared/contracts/policy/holds.ts'
import * as contract from '#shared/contracts/policy/paperNotices.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { createRenewalOptOut, updateRenewalOptOut } from '#shared/contracts/policy/renewals.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { noticeDays } from '#shared/domain/policy/cancellationRules.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { paperNoticeLife } from '#shared/records/paperNotice/paperNoticeLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { paperNotices } from '../store/paperNotices.ts'
import { renewalOf } from '../store/renewals.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const today = ({ timeZone }: PolicyRecord): CalendarDate => dateAt(new Date().toISOString(), timeZone)
const placeOf = ({ firmographicData: { state } }: PolicyRecord) => ({ region: 'us', state }) as const

/** A policy in force whose notices go by post, with so many days left. */
const onPaper = async (daysLeft: number): Promise<PolicyRecord> => {
  const probe = await desk.aPolicy()
  const endDate = addDays(today(probe), daysLeft)
  const { id } = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  answered(
    await desk.asPolicy(cast.producer)(contract.setNoticesByPost, { params: { policyId: id }, body: { byPost: true } }),
  )
  return desk.read(id)
}

/** What the notices of a policy are drawn of, in the order in which they were asked for. */
const draw = async ({ id }: PolicyRecord) => {
  for (const name of ['policy.cancellationNoticed', 'policy.expiryNoticed', 'policy.thawed'] as const)
    for (const event of await desk.events(name, id)) await handOver(docsWorker, name, event.detail as never)
}
const shownTo = async (actor: Parameters<typeof desk.asPolicy>[0], { id: policyId }: PolicyRecord) =>
  answered(await desk.asPolicy(actor)(getPolicy, { params: { policyId }, query: {} }))
const noticesOf = async (policy: PolicyRecord) => (await shownTo(cast.producer, policy)).paperNotices ?? []
const onlyOne = async (policy: PolicyRecord) => {
  const [notice, ...others] = (await noticesOf(policy)).filter(({ status }) => status === 'TO_POST')
  expect(others).toEqual([])
  return notice ?? expect.fail()
}
const post = async (policy: PolicyRecord, postedOn: CalendarDate) => {
  const { id: paperNoticeId } = await onlyOne(policy)
  const body = { postedOn, service: 'signedFor', postedBy: 'Ida Moreau', reference: '7015 0640' } as const
  return desk.asPolicy(cast.underwriter)(contract.postPaperNotice, { params: { paperNoticeId }, body })
}
/** Cancels it as the insurer, as of the first day that can be. */
const cancel = async (policy: PolicyRecord) => {
  const ask = (effectiveDate: CalendarDate) =>
    desk.asPolicy(cast.underwriter)(cancelPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'RISK_CHANGED', note: 'The plant was sold', effectiveDate },
    })
  const days = noticeDays('insurer', placeOf(policy))
  expect(await ask(addDays(today(policy), days + 4))).toMatchObject({ problem: { code: 'policy.cancelNotice' } })
  const endsOn = addDays(today(policy), days + 5)
  const query = { reason: 'RISK_CHANGED' }
  const told = await desk.asPolicy(cast.underwriter)(previewCancellation, { params: { policyId: policy.id }, query })
  expect(answered(told)).toMatchObject({ earliest: endsOn, noticeDays: days, postingDays: 5 })
  answered(await ask(endsOn))
  await draw(policy)
  return { days, endsOn }
}
const dayComes = (day: CalendarDate) => meetDeadlines({ now: `${day}T20:00:00.000Z` })

describe('the end of cover that a hold kept beyond its term', () => {
  const thawed = async (days = 1) => {
    const policy = await onPaper(5)
    const until = addDays(policy.expirationDate, 15)
    const body = {
      policyId: PolicyId.parse(policy.id),
      kind: 'LITIGATION' as const,
      reason: 'A suit over it',
      acts: ['nonRenewal' as const],
      until,
    }
    answered(await desk.asPolicy(cast.superAdmin)(createHold, { body }))
    await dayComes(addDays(policy.expirationDate, 1))
    expect((await desk.read(policy.id)).frozen).toMatchObject({ action: 'expire' })
    await dayComes(addDays(until, days))
    await draw(policy)
    const notice = noticeDays('insurer', placeOf(policy))
    return { policy, from: addDays(until, days), endsOn: addDays(until, days + notice + 5), notice }
  }

  it('is noticed by post, with days for posting before those of notice, and takes effect once it was posted', async () => {
    const { policy, from, endsOn } = await thawed()
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', standsUntil: endsOn })
    const { id, ...notice } = await onlyOne(policy)
    expect(notice).toMatchObject({ kind: 'endOfCover', postBy: addDays(from, 5) })
    expect(notice.docName).toContain('Notice of the end of cover')
    // Somebody posts it in its days, which are yet to come.
    const kept = await paperNotices.require(id)
    const posted = { on: addDays(from, 2), service: 'signedFor', by: 'Ida Moreau', at: kept.created } as const
    await commit([paperNotices.update(kept, { ...kept, status: 'POSTED', posted })])
    await dayComes(endsOn)
    expect((await desk.read(policy.id)).status).toBe('EXPIRED')
  })

  it('stands on with a fresh notice where nobody posted it', async () => {
    const { policy, endsOn, notice } = await thawed()
    const first = await onlyOne(policy)
    await dayComes(endsOn)
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ status: 'IN FORCE', standsUntil: addDays(endsOn, notice + 5) })
    await draw(policy)
    expect((await onlyOne(policy)).id).not.toBe(first.id)
  })
})

describe('a notice that goes by post', () => {
  it('of cancellation waits to be posted in time for its days, and has the cancellation take effect once it was', async () => {
    const policy = await onPaper(200)
    const { days, endsOn } = await cancel(policy)
    const notice = await onlyOne(policy)
    expect(notice).toMatchObject({ kind: 'cancellation', postBy: addDays(endsOn, -days), status: 'TO_POST' })
    const { hits } = answered(
      await desk.asPolicy(cast.underwriter)(contract.listPaperNotices, { query: { status: 'TO_POST' } }),
    )
    expect(hits.map(({ id }) => id)).toContain(notice.id)
    expect(await desk.asPolicy(cast.producer)(contract.listPaperNotices, { query: {} })).toMatchObject({ status: 403 })
    expect(await post(policy, addDays(today(policy), 2))).toMatchObject({ problem: { code: 'request.unfit' } })
    expect(await post(policy, addDays(today(policy), -1))).toMatchObject({ problem: { code: 'request.unfit' } })
    answered(await post(policy, today(policy)))
    const posted = { on: today(policy), service: 'signedFor', by: 'Ida Moreau', reference: '7015 0640' }
    expect((await noticesOf(policy))[0]).toMatchObject({ status: 'POSTED', posted })
    await dayComes(endsOn)
    expect((await desk.read(policy.id)).status).toBe('CANCELLED')
  })

  it('that nobody posted puts the cancellation off, with a fresh notice in its place', async () => {
    const policy = await onPaper(200)
    const { days, endsOn } = await cancel(policy)
    const first = await onlyOne(policy)
    await dayComes(endsOn)
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ status: 'CANCEL PENDING' })
    expect(after.cancellation?.effectiveDate).toBe(addDays(endsOn, days + 5))
    await draw(policy)
    expect((await onlyOne(policy)).id).not.toBe(first.id)
    expect((await paperNotices.require(first.id)).status).toBe('REPLACED')
  })

  it('that is not posted for a reason is no notice: the cancellation is put off, with a fresh one', async () => {
    const policy = await onPaper(200)
    const { days, endsOn } = await cancel(policy)
    const { id: paperNoticeId } = await onlyOne(policy)
    const waived = { params: { paperNoticeId }, body: { reason: 'The address was wrong' } }
    answered(await desk.asPolicy(cast.underwriter)(contract.waivePaperNotice, waived))
    await dayComes(endsOn)
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ status: 'CANCEL PENDING' })
    expect(after.cancellation?.effectiveDate).toBe(addDays(endsOn, days + 5))
    await draw(policy)
    expect((await onlyOne(policy)).id).not.toBe(paperNoticeId)
    await expectRefused({
      records: paperNotices,
      id: paperNoticeId,
      life: paperNoticeLife,
      by: 'waivePaperNotice',
      send: () => desk.asPolicy(cast.underwriter)(contract.waivePaperNotice, waived),
      problemIn: (status) => ({ code: 'paperNotice.notAllowed', data: { status } }),
    })
    await expectRefused({
      records: paperNotices,
      id: paperNoticeId,
      life: paperNoticeLife,
      by: 'postPaperNotice',
      send: () =>
        desk.asPolicy(cast.underwriter)(contract.postPaperNotice, {
          params: { paperNoticeId },
          body: { postedOn: today(policy), service: 'byHand', postedBy: 'Ida Moreau' },
        }),
      problemIn: (status) => ({ code: 'paperNotice.notAllowed', data: { status } }),
    })
  })

  it('of cancellation is given anew, with its days, once notices go the other way', async () => {
    const setByPost = async ({ id }: PolicyRecord, byPost: boolean) =>
      answered(
        await desk.asPolicy(cast.producer)(contract.setNoticesByPost, { params: { policyId: id }, body: { byPost } }),
      )
    const policy = await onPaper(200)
    const { days, endsOn } = await cancel(policy)
    const { id: paperNoticeId } = await onlyOne(policy)
    const waived = { params: { paperNoticeId }, body: { reason: 'They agreed to e-mail' } }
    answered(await desk.asPolicy(cast.underwriter)(contract.waivePaperNotice, waived))
    const shown = async () =>
      answered(await desk.asPolicy(cast.producer)(contract.previewNoticesByPost, { params: { policyId: policy.id } }))
    const byMail = addDays(today(policy), days)
    expect(await shown()).toEqual({
      byPost: false,
      onPaper: false,
      noticedAnew: { before: endsOn, endsOn: byMail },
      stillToPost: [],
    })
    await setByPost(policy, false)
    expect((await desk.read(policy.id)).cancellation?.effectiveDate).toBe(byMail)
    expect(await desk.events('policy.cancellationNoticed', policy.id)).toHaveLength(2)
    const postBy = addDays(today(policy), 5)
    expect(await shown()).toMatchObject({
      byPost: true,
      onPaper: true,
      noticedAnew: { before: byMail, endsOn, postBy },
    })
    // What was e-mailed came back.
    await setByPost(policy, true)
    expect((await desk.read(policy.id)).cancellation?.effectiveDate).toBe(endsOn)
    await draw(policy)
    answered(await post(policy, today(policy)))
    expect(await shown()).toEqual({ byPost: false, onPaper: false, stillToPost: [] })
    await setByPost(policy, false)
    expect((await desk.read(policy.id)).cancellation?.effectiveDate).toBe(endsOn)
    await dayComes(endsOn)
    expect((await desk.read(policy.id)).status).toBe('CANCELLED')
  })

  it('of nonrenewal counts from the day on which it was posted', async () => {
    const policy = await onPaper(110)
    const params = { policyId: policy.id }
    const refused = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { params, body: refused }))
    expect((await renewalOf(policy.id))?.noticed).toBeUndefined()
    await draw(policy)
    const by = addDays(policy.expirationDate, -(nonRenewalRuleOf(placeOf(policy))?.leastDays ?? 0))
    expect(await onlyOne(policy)).toMatchObject({ kind: 'nonRenewal', mayRenew: false, postBy: by })
    expect((await shownTo(cast.producer, policy)).noticeOfExpiry).toEqual({ standing: 'waiting', by })
    answered(await post(policy, today(policy)))
    expect((await shownTo(cast.producer, policy)).noticeOfExpiry).toMatchObject({
      standing: 'given',
      on: today(policy),
    })
  })

  it('of nonrenewal that is late has cover stand for its days from the day on which it is posted at the latest', async () => {
    const policy = await onPaper(10)
    const params = { policyId: policy.id }
    const refused = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { params, body: refused }))
    const leastDays = nonRenewalRuleOf(placeOf(policy))?.leastDays ?? 0
    expect((await desk.read(policy.id)).standsUntil).toBe(addDays(today(policy), leastDays + 5))
    await draw(policy)
    expect(await onlyOne(policy)).toMatchObject({ postBy: addDays(today(policy), 5) })
    answered(await post(policy, today(policy)))
    expect((await desk.read(policy.id)).standsUntil).toBe(addDays(today(policy), leastDays + 5))
  })

  it('of nonrenewal that nobody posted keeps cover in force past its term, with a fresh notice in its place', async () => {
    const policy = await onPaper(110)
    const params = { policyId: policy.id }
    const refused = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { params, body: refused }))
    await draw(policy)
    const first = await onlyOne(policy)
    const waived = { params: { paperNoticeId: first.id }, body: { reason: 'The address was wrong' } }
    answered(await desk.asPolicy(cast.underwriter)(contract.waivePaperNotice, waived))
    const leastDays = nonRenewalRuleOf(placeOf(policy))?.leastDays ?? 0
    await dayComes(policy.expirationDate)
    const { standsUntil, status } = await desk.read(policy.id)
    const until = addDays(policy.expirationDate, leastDays + 5)
    expect({ standsUntil, status }).toEqual({ standsUntil: until, status: 'IN FORCE' })
    await draw(policy)
    expect((await onlyOne(policy)).id).not.toBe(first.id)
    await dayComes(until)
    expect((await desk.read(policy.id)).status).toBe('IN FORCE')
  })

  it('of nonrenewal that was posted lets cover end with its term', async () => {
    const policy = await onPaper(110)
    const params = { policyId: policy.id }
    const refused = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { params, body: refused }))
    await draw(policy)
    answered(await post(policy, today(policy)))
    await dayComes(policy.expirationDate)
    expect((await desk.read(policy.id)).status).toBe('EXPIRED')
  })

  it('of nonrenewal that was taken back before it was posted is posted no more', async () => {
    const policy = await onPaper(110)
    const params = { policyId: policy.id }
    const refused = { reason: 'NOT_RENEWED', note: 'Three losses in the term' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { params, body: refused }))
    await draw(policy)
    answered(await desk.asPolicy(cast.underwriter)(updateRenewalOptOut, { params, body: { optOut: false } }))
    await draw(policy)
    expect(await noticesOf(policy)).toEqual([])
  })
})
