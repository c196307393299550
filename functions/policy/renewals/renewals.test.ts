import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/renewals.ts'
import { coverageInstant, dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  const effectiveDate = addMonths(dateAt(new Date().toISOString(), 'America/Los_Angeles'), -11)
  policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  await meetDeadlines({ now: new Date().toISOString() })
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const params = () => ({ policyId: policy.id })
const optOut = (body: object, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.createRenewalOptOut, { params: params(), body: body as never })
const change = (body: object, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.updateRenewalOptOut, { params: params(), body: body as never })

describe('the renewal of a policy', () => {
  it('is open in its last 90 days, with its account, until the insured opts out', async () => {
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', openForRenewal: true })
    expect(await accountById(policy.accountId)).toMatchObject({ openForRenewal: true })
    expect(await optOut({ reason: 'Business closed or sold' })).toMatchObject({
      ok: true,
      value: { id: policy.id, renewalOptOut: true },
    })
    expect(await desk.read(policy.id)).toMatchObject({
      openForRenewal: false,
      renewalOptOut: true,
      renewalOptOutReason: 'Business closed or sold',
    })
    expect(await accountById(policy.accountId)).toMatchObject({ openForRenewal: false })
    expect(await change({ optOut: false })).toMatchObject({ value: { renewalOptOut: false } })
    expect(await desk.read(policy.id)).toMatchObject({ openForRenewal: true, renewalOptOut: false })
    expect((await desk.read(policy.id)).renewalOptOutReason).toBeUndefined()
    expect(await optOut({ reason: 'COVER_ELSEWHERE' })).toMatchObject({ ok: true })
    expect(await desk.read(policy.id)).toMatchObject({ renewalOptOutReason: 'Insured elsewhere' })
    expect(await change({ optOut: false })).toMatchObject({ ok: true })
  })

  it('needs a reason, the permission, the relation and a policy that can be renewed', async () => {
    expect(await optOut({ reason: '' })).toMatchObject({ status: 400 })
    expect(await optOut({ reason: 'x', forever: true })).toMatchObject({ status: 400 })
    expect(await change({ reason: 'x' })).toMatchObject({ status: 400 })
    expect(await optOut({ reason: 'x' }, cast.policyHolder)).toMatchObject({ status: 403 })
    for (const refused of [
      await optOut({ reason: 'x' }, cast.otherProducer),
      await change({ optOut: true }, cast.otherProducer),
    ])
      expect(refused).toMatchObject({ status: 404, problem: { code: 'policy.notFound' } })
    const binder = await desk.aBinder()
    const input = { params: { policyId: binder.id }, body: { reason: 'x' } }
    expect(await desk.asPolicy(cast.producer)(contract.createRenewalOptOut, input)).toMatchObject({
      status: 409,
      problem: { code: 'policy.notAllowed' },
    })
  })

  it('is refused by underwriting alone: an agency does not give that as its reason', async () => {
    for (const reason of ['Not to be renewed by underwriting', ' NOT_RENEWED ']) {
      const refused = { status: 422, problem: { code: 'request.unfit', errors: [{ path: ['reason'] }] } }
      expect(await optOut({ reason })).toMatchObject(refused)
      expect(await change({ optOut: true, reason })).toMatchObject(refused)
      const several = { body: { policyIds: [policy.id], reason } }
      expect(await desk.asPolicy(cast.producer)(contract.optOutRenewals, several)).toMatchObject(refused)
    }
    const reason = 'Not to be renewed by underwriting'
    const unsaid = { status: 422, problem: { code: 'request.unfit', errors: [{ path: ['note'] }] } }
    expect(await optOut({ reason }, cast.underwriter)).toMatchObject(unsaid)
    const note = 'Three losses'
    expect(await optOut({ reason, note }, cast.underwriter)).toMatchObject({ ok: true })
    const theirs = { status: 403, problem: { code: 'policy.refusedByInsurer' } }
    expect(await optOut({ reason: 'Insured elsewhere' })).toMatchObject(theirs)
    expect(await change({ optOut: false })).toMatchObject(theirs)
    expect(await change({ optOut: false }, cast.underwriter)).toMatchObject({ ok: true })
  })

  it('is not reminded of while reminders are muted', async () => {
    const mute = (muted: boolean, actor: Actor = cast.producer) =>
      desk.asPolicy(actor)(contract.muteRenewalReminders, { params: params(), body: { mute: muted } })
    expect(await mute(true)).toMatchObject({ value: { id: policy.id, muted: true } })
    expect(await desk.read(policy.id)).toMatchObject({ renewalRemindersMuted: true })
    expect(await mute(false)).toMatchObject({ value: { muted: false } })
    expect(await mute(true, cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('is opted out of for many at once, and those that cannot be are named', async () => {
    const [first, second] = [await desk.aPolicy(), await desk.aPolicy()]
    const binder = await desk.aBinder()
    const optOutAll = (actor: Actor, policyIds: readonly PolicyRecord['id'][]) =>
      desk.asPolicy(actor)(contract.optOutRenewals, {
        body: { policyIds: [...policyIds], reason: 'Insured elsewhere' },
      })
    const answer = await optOutAll(cast.producer, [first.id, first.id, second.id, binder.id])
    const { id: policyId, policyNumber } = binder
    expect(answer).toMatchObject({ value: { updated: 2, failed: [{ policyId, policyNumber }] } })
    expect(await desk.read(second.id)).toMatchObject({ renewalOptOut: true, renewalOptOutReason: 'Insured elsewhere' })
    expect(await optOutAll(cast.otherProducer, [first.id])).toMatchObject({
      value: { updated: 0, failed: [{ policyId: first.id, detail: expect.stringContaining('does not exist') }] },
    })
    expect(await optOutAll(cast.policyHolder, [first.id])).toMatchObject({ status: 403 })
  })

  it('can be opted out of before it opens, and then never opens', async () => {
    const early = await desk.aPolicy()
    const input = { params: { policyId: early.id }, body: { reason: 'Insured elsewhere' } }
    expect(await desk.asPolicy(cast.producer)(contract.createRenewalOptOut, input)).toMatchObject({ ok: true })
    await meetDeadlines({ now: coverageInstant(addMonths(early.expirationDate, -1), early.timeZone) })
    expect(await desk.read(early.id)).toMatchObject({ status: 'IN FORCE', openForRenewal: false })
  })
})
