import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
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
const asPolicy = callerOf(policyHandler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
const { lossDate: _, ...notice } = wholeNotice
const today = () => dateAt(new Date().toISOString(), policy.timeZone)
const create = (more: object) =>
  asPolicy(cast.producer)(createClaim, { body: { ...notice, accountId: policy.accountId, ...more } as never })
const file = (more: object) =>
  as(guestOf('INCIDENT', policy.id))(contract.fileIncident, {
    params: { policyId: PolicyId.parse(policy.id) },
    body: { ...notice, ...more } as never,
  })
const at = (id: string) => ({ params: { claimId: ClaimId.parse(id) } })
const update = (id: string, more: object) =>
  as(cast.producer)(contract.updateClaim, { ...at(id), body: { ...notice, ...more } as never })
const fileOf = async (id: string) => answered(await as(head)(contract.getClaimFile, at(id)))
const claimsNow = async () => {
  aWhilePasses()
  const query = { accountId: policy.accountId, size: 200 }
  return answered(await as(head)(contract.searchClaims, { query })).hits
}

describe('the day of a loss', () => {
  const notYet = {
    status: 422,
    problem: { code: 'request.unfit', errors: [{ path: ['lossDate'], detail: 'This day has not come yet' }] },
  }

  it('has come where the insured is, however the notice is brought: as a draft, filed, changed, by a code', async () => {
    const tomorrow = addDays(today(), 1)
    expect(await create({ lossDate: tomorrow })).toMatchObject(notYet)
    expect(await create({ lossDate: tomorrow, isFiled: true })).toMatchObject(notYet)
    expect(await file({ lossDate: tomorrow })).toMatchObject(notYet)
    const { id } = answered(await create({ lossDate: today() }))
    expect(await update(id, { lossDate: tomorrow })).toMatchObject(notYet)
    expect(await update(id, { lossDate: tomorrow, isFiled: true })).toMatchObject(notYet)
    answered(await update(id, { lossDate: today(), isFiled: true }))
    expect(await update(id, { lossDate: addDays(today(), 2) })).toMatchObject(notYet)
  })

  it('that is corrected before the desk takes the claim up is the day by which a policy answers', async () => {
    const { id } = answered(await create({ lossDate: addDays(policy.effectiveDate, 5), isFiled: true }))
    expect((await fileOf(id)).cover).toMatchObject({ policyId: policy.id, basis: 'MADE' })
    answered(await update(id, { lossDate: addDays(policy.effectiveDate, -5) }))
    expect(await fileOf(id)).toMatchObject({
      madeOn: addDays(policy.effectiveDate, -5),
      cover: { reason: 'NO_POLICY' },
    })
    answered(await update(id, { lossDate: addDays(policy.effectiveDate, 3) }))
    expect((await fileOf(id)).cover).toMatchObject({ policyId: policy.id, basis: 'MADE' })
    // What the desk has decided stays.
    const madeOn = addDays(policy.effectiveDate, 10)
    answered(await as(head)(contract.setClaimPolicy, { ...at(id), body: { madeOn } as never }))
    answered(await update(id, { lossDate: addDays(policy.effectiveDate, -5) }))
    expect(await fileOf(id)).toMatchObject({ madeOn, cover: { policyId: policy.id } })
  })
})

describe('the days by which a claim is placed', () => {
  it('follow on each other: act or circumstances, then the claim, then the report', async () => {
    const { id } = answered(await create({ isFiled: true }))
    const place = (body: Record<string, CalendarDate | boolean>) =>
      as(head)(contract.setClaimPolicy, { ...at(id), body: body as never })
    const [madeOn, later] = [addDays(today(), -9), addDays(today(), -8)]
    const refused = async (body: Record<string, CalendarDate | boolean>, field: string) =>
      expect(await place(body)).toMatchObject({
        status: 422,
        problem: { code: 'request.unfit', errors: [{ path: [field] }] },
      })
    await refused({ madeOn, occurredOn: later }, 'occurredOn')
    await refused({ madeOn, circumstancesOn: later }, 'circumstancesOn')
    answered(await place({ madeOn, occurredOn: madeOn, circumstancesOn: madeOn }))
  })
})

describe('a notice that is sent again under its key', () => {
  const noticeKey = '7f0c3a52-6c1e-4d57-9a0b-0d6f3f2f6d01'

  it('is one claim, with the words that were sent last, by whoever is signed in', async () => {
    const before = (await claimsNow()).length
    const first = answered(await create({ isFiled: true, noticeKey }))
    expect(answered(await create({ isFiled: true, noticeKey }))).toEqual(first)
    const again = await create({ isFiled: true, noticeKey, otherInformationExplanation: 'The backup server too.' })
    expect(answered(again)).toEqual(first)
    expect(await fileOf(first.id)).toMatchObject({ otherInformationExplanation: 'The backup server too.' })
    expect(await claimsNow()).toHaveLength(before + 1)
    // Under another's sign-in the key is another's.
    const insured: Actor = { ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' }
    const body = { ...notice, accountId: policy.accountId, isFiled: true, noticeKey } as never
    expect(answered(await asPolicy(insured)(createClaim, { body })).id).not.toBe(first.id)
  })

  it('is one claim by codes too, of which a later one goes on', async () => {
    const before = (await claimsNow()).length
    const first = answered(await file({ noticeKey }))
    expect(answered(await file({ noticeKey, lossDescription: 'Locked, all of it.' }))).toEqual(first)
    const claims = await claimsNow()
    expect(claims).toHaveLength(before + 1)
    const claim = claims.find(({ claimNumber }) => claimNumber === first.claimNumber)
    expect(await fileOf(claim?.id ?? '')).toMatchObject({ lossDescription: 'Locked, all of it.' })
  })

  it('goes to the desk in words of its own once that has taken the claim up', async () => {
    const key = { isFiled: true, noticeKey: '7f0c3a52-6c1e-4d57-9a0b-0d6f3f2f6d02' }
    const first = answered(await create(key))
    answered(await as(head)(contract.assignClaim, { ...at(first.id), body: { adjusterId: 'me' } }))
    const added = {
      ...key,
      otherInformationExplanation: 'They called again.',
      reportNumber: undefined,
      isReportFiled: false,
    }
    expect(answered(await create(added))).toMatchObject({
      id: first.id,
      claimNumber: first.claimNumber,
      status: 'OPEN',
    })
    answered(await create(added))
    expect(await fileOf(first.id)).toMatchObject(notice)
    const claimId = ClaimId.parse(first.id)
    aWhilePasses()
    const notes = answered(await as(head)(contract.listClaimNotes, { query: { claimId } }))
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ createdBy: cast.producer.name, privileged: false })
    expect(notes[0]?.text.split('\n').slice(1)).toEqual([
      'Report filed: no',
      'Report number: –',
      'Other information: They called again.',
    ])
    expect(answered(await as(head)(contract.listClaimDiaries, { query: { claimId } }))).toMatchObject([
      { title: 'Read what was added to the notice', escalation: 'DUE', assignee: head.name },
    ])
  })

  it('is refused as the first time where something of it is wrong', async () => {
    const key = { isFiled: true, noticeKey: '7f0c3a52-6c1e-4d57-9a0b-0d6f3f2f6d03' }
    answered(await create(key))
    expect(await create({ ...key, lossDescription: '' })).toMatchObject({
      status: 422,
      problem: { code: 'claim.incomplete', errors: [{ path: ['lossDescription'] }] },
    })
  })
})

describe('a diary', () => {
  it('is due on no day that is over', async () => {
    const { id } = answered(await create({ isFiled: true }))
    const claimId = ClaimId.parse(id)
    const day = dateAt(new Date().toISOString(), 'America/New_York')
    const make = (dueDate: CalendarDate) =>
      as(head)(contract.createClaimDiary, { body: { claimId, title: 'Call the insured', dueDate } })
    const over = { status: 422, problem: { code: 'request.unfit', errors: [{ path: ['dueDate'] }] } }
    expect(await make(addDays(day, -1))).toMatchObject(over)
    const diary = answered(await make(day))
    const change = (body: object) =>
      as(head)(contract.updateClaimDiary, { params: { diaryId: diary.id }, body: body as never })
    expect(await change({ dueDate: addDays(day, -2) })).toMatchObject(over)
    answered(await change({ dueDate: day, title: 'Call them today' }))
  })
})
