import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  const began = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -60)
  policy = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
})
afterAll(() => desk.close())

const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
const at = (id: string) => ({ params: { claimId: ClaimId.parse(id) } })
const { lossDate: _, ...notice } = wholeNotice

/** A claim that was begun at the policy over a loss of a day, and that the desk has taken up. */
const openOver = async (lossDate: string) => {
  const body = { ...notice, lossDate, isFiled: true, accountId: policy.accountId, policyId: policy.id } as never
  const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body }))
  answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))
  return id
}
const position = (id: string, taken: string) =>
  as(head)(contract.setClaimPosition, {
    ...at(id),
    body: {
      position: taken as never,
      letter: 'As we see it.',
      ...(taken !== 'ACCEPTED' && { provisions: [{ formNumber: 'PAL-CY-US-001', text: 'As the policy has it.' }] }),
    },
  })
const place = (id: string, body: object) => as(head)(contract.setClaimPolicy, { ...at(id), body: body as never })
const fileOf = async (id: string) => answered(await as(head)(contract.getClaimFile, at(id)))
const before = () => addDays(policy.effectiveDate, -5)

describe('a claim is accepted', () => {
  it('under no policy at which it was begun and that does not answer by its days, before the desk chooses one', async () => {
    const id = await openOver(before())
    expect((await fileOf(id)).cover).toMatchObject({
      policyId: policy.id,
      reason: 'NO_POLICY',
      period: { from: policy.effectiveDate, until: policy.expirationDate },
    })
    expect(await position(id, 'ACCEPTED')).toMatchObject({
      status: 409,
      problem: {
        code: 'claim.notAnswered',
        data: {
          policy: policy.policyNumber,
          why: `it counts as made on ${before()}, and the policy covers from ${policy.effectiveDate} to ${policy.expirationDate}`,
        },
      },
    })
    expect((await fileOf(id)).coveragePosition).toBe('UNDER_REVIEW')
    // Rights are reserved meanwhile, and it is denied, without any choice.
    answered(await position(id, 'RESERVATION_OF_RIGHTS'))
    answered(await position(id, 'DENIED'))
    const choice = { madeOn: before(), policyId: policy.id }
    expect(await place(id, choice)).toMatchObject({
      status: 422,
      problem: {
        errors: [{ path: ['policyReason'], detail: 'By its days this policy does not answer: say why it does' }],
      },
    })
    const chosen = answered(await place(id, { ...choice, policyReason: 'Bound by a cover note of that week.' }))
    expect(chosen.cover).toMatchObject({
      policyId: policy.id,
      reason: 'NO_POLICY',
      chosen: { name: head.name, reason: 'Bound by a cover note of that week.' },
    })
    expect(chosen.cover).not.toHaveProperty('basis')
    expect(answered(await position(id, 'ACCEPTED')).coveragePosition).toBe('ACCEPTED')
  })

  it('under a policy that the desk names and its days name too, for which nobody asks why', async () => {
    const id = await openOver(addDays(policy.effectiveDate, 5))
    const { cover } = answered(await place(id, { madeOn: addDays(policy.effectiveDate, 5), policyId: policy.id }))
    expect(cover).toMatchObject({ basis: 'MADE', chosen: { name: head.name } })
    expect(cover).not.toHaveProperty('reason')
  })

  it('under none while it stands under none, which says what its days say', async () => {
    const id = await openOver(before())
    const { cover } = answered(await place(id, { madeOn: before() }))
    expect(cover).toEqual({ deemedOn: before(), reason: 'NO_POLICY', coverages: [] })
    expect(await position(id, 'ACCEPTED')).toMatchObject({ problem: { code: 'claim.notPlaced' } })
  })

  it('under the policy that answers once its days are right, which nobody needs to choose', async () => {
    const id = await openOver(before())
    answered(await place(id, { madeOn: addDays(policy.effectiveDate, 2), occurredOn: before() }))
    expect((await fileOf(id)).cover).toMatchObject({ policyId: policy.id, basis: 'MADE' })
    answered(await position(id, 'ACCEPTED'))
  })

  it('and stays so: it is put where no policy answers after another position alone', async () => {
    const id = await openOver(addDays(policy.effectiveDate, 5))
    answered(await position(id, 'ACCEPTED'))
    expect(await place(id, { madeOn: before() })).toMatchObject({
      status: 409,
      problem: { code: 'claim.positionStands' },
    })
    answered(await position(id, 'UNDER_REVIEW'))
    expect(answered(await place(id, { madeOn: before() })).policyId).toBeUndefined()
    expect(await position(id, 'ACCEPTED')).toMatchObject({ problem: { code: 'claim.notPlaced' } })
  })

  it('under no policy of which no coverage answers for the day of the act, chosen or not', async () => {
    const id = await openOver(addDays(policy.effectiveDate, 5))
    const stored = await policies.require(policy.id)
    const coverages = stored.coverages.map((each) => ({ ...each, retroActiveDate: policy.effectiveDate }))
    await commit([policies.update(stored, { ...stored, coverages })])
    const occurredOn = before()
    const madeOn = addDays(policy.effectiveDate, 5)
    answered(await place(id, { madeOn, occurredOn, policyId: policy.id }))
    expect(await position(id, 'ACCEPTED')).toMatchObject({
      problem: { code: 'claim.notAnswered', data: { why: expect.stringContaining(`what happened on ${occurredOn}`) } },
    })
    answered(await place(id, { madeOn, occurredOn: madeOn }))
    answered(await position(id, 'ACCEPTED'))
  })

  it('under the policy that the desk chose, whatever day its notice is corrected to', async () => {
    const body = { ...notice, lossDate: before(), isFiled: true, accountId: policy.accountId } as never
    const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body }))
    answered(await place(id, { madeOn: before(), policyId: policy.id, policyReason: 'As agreed with the carrier.' }))
    const sent = { ...at(id), body: { ...notice, lossDate: addDays(before(), -1) } as never }
    answered(await as(cast.producer)(contract.updateClaim, sent))
    expect(await fileOf(id)).toMatchObject({ madeOn: before(), policyId: policy.id, cover: { chosen: {} } })
  })
})
