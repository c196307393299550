import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { openArchive } from '#functions/_platform/files/archive.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as panel from '#shared/contracts/account/vendors.ts'
import { listCarrierClaims } from '#shared/contracts/billing/bordereaux.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim, getLossRun } from '#shared/contracts/policy/claims.ts'
import { laySanctions } from '#shared/domain/account/sanctions.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, PersonaId, type VendorId } from '#shared/domain/ids/ids.ts'
import { claimsDifferences, claimsSums, inClaimsOrder, noClaims } from '#shared/domain/ledger/claimsBordereau.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { claimLife } from '#shared/records/claim/claimLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { expectRefused, putIn } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { letGoBy } from '#tests/support/overdueDiary.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from './index.ts'
import { releaseClaims } from './jobs/releaseClaims.ts'
import { diariesOf } from './notes/diaries.ts'
import { claims } from './store/claims.ts'
import { handler as claimsWorker } from './worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const began = addDays(today(), -60)
  policy = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const as = callerOf(handler)
const asPolicy = callerOf(policyHandler)
const asAccount = callerOf(accountHandler)
const person = (index: number, more: Partial<Actor>): Actor => ({
  ...cast.superAdmin,
  userId: `usr_01JH0000000000000000000V${index}`,
  name: `${more.role} ${index}`,
  ...more,
})
const head = person(91, { role: 'Head of Claims' })
const second = person(92, { role: 'Head of Claims' })
const third = person(93, { role: 'Super Admin' })
const adjuster = person(94, {
  role: 'Carrier Claims Adjuster',
  accountType: 'CARRIER',
  subscriberType: 'CARRIER',
  organizationId: 'carrier',
})
const insured = (): Actor => ({ ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' })
const responder = (organizationId: string) =>
  person(95, { role: 'Vendor Responder', accountType: 'VENDOR', subscriberType: 'VENDOR', organizationId })

const notice = {
  reporter: { name: 'Ida Moreau', role: 'Policy Holder', email: 'ida@moreau.example', workPhone: '(415) 555-0132' },
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  lossDescription: 'Files are locked and a note asks for money.',
} as const

const draft = async (actor: Actor = cast.producer, more: object = {}) =>
  answered(await asPolicy(actor)(createClaim, { body: { accountId: policy.accountId, ...more } as never }))
const filed = async (more: object = {}) => (await draft(cast.producer, { isFiled: true, ...notice, ...more })).id
const get = async (claimId: string, actor: Actor = cast.producer) =>
  answered(await as(actor)(contract.getClaim, { params: { claimId: ClaimId.parse(claimId) } }))
const at = (claimId: string) => ({ params: { claimId: ClaimId.parse(claimId) } })
const file = async (claimId: string) => answered(await as(head)(contract.getClaimFile, at(claimId)))

const liability = coverageId('LIABILITY')
const extortion = coverageId('EXTORTION')
const reserveOf = (amount: number, more: object = {}) =>
  ({ kind: 'INDEMNITY', coverageId: liability, amount, reason: 'First look', ...more }) as never
const loss = (amount: number, more: object = {}) =>
  ({
    kind: 'INDEMNITY',
    coverageId: liability,
    amount,
    payee: 'Northwind Forensics',
    memo: 'Invoice 7',
    ...more,
  }) as never

/** A claim that is open, under the policy, and accepted. */
const accepted = async (more: object = {}) => {
  const id = await filed(more)
  answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))
  answered(
    await as(head)(contract.setClaimPosition, { ...at(id), body: { position: 'ACCEPTED', letter: 'We accept.' } }),
  )
  return id
}
const quoted = { formNumber: 'PAL-CY-US-001', clause: '4.2 Prior acts', text: 'Acts of before are not covered.' }
const reserved = async (amount = 20_000_000) => {
  const id = await accepted()
  answered(await as(head)(contract.setClaimReserve, { ...at(id), body: reserveOf(amount) }))
  return id
}
const requested = async (id: string, amount: number, more: object = {}) => {
  const { payments } = answered(await as(head)(contract.requestClaimPayment, { ...at(id), body: loss(amount, more) }))
  const payment = payments.at(-1)
  if (payment === undefined) throw new Error('no payment')
  return payment
}
type Payment = Awaited<ReturnType<typeof requested>>
const ofPayment = (id: string, { id: paymentId }: Payment) => ({ params: { claimId: ClaimId.parse(id), paymentId } })
const approve = (id: string, payment: Payment, actor: Actor = second) =>
  as(actor)(contract.approveClaimPayment, { ...ofPayment(id, payment), body: { amount: payment.paid } })
const today = () => dateAt(new Date().toISOString(), 'America/New_York')
const pay = (id: string, payment: Payment, paidOn = today()) =>
  as(head)(contract.payClaimPayment, {
    ...ofPayment(id, payment),
    body: { paymentMethod: 'Wire', reference: 'W-1', paidOn },
  })

describe('a first notice', () => {
  it('is drafted with its defaults, saved again, and has its number when it is filed', async () => {
    const { id, status, claimNumber } = await draft()
    expect([status, claimNumber]).toEqual(['UN_FILED', undefined])
    expect(await get(id)).toMatchObject({
      isFiled: false,
      isRightContact: true,
      isAuthoritiesInvolved: false,
      isReportFiled: false,
      isBusinessImpacted: true,
      isCyberIncident: true,
      isRemediationServiceBegun: false,
    })
    const save = (body: object) => as(cast.producer)(contract.updateClaim, { ...at(id), body: body as never })
    expect(await save({ lossDescription: 'Locked files' })).toMatchObject({ value: { status: 'UN_FILED' } })
    expect(await save({ reportNumber: '7' })).toMatchObject({ value: { status: 'UN_FILED' } })
    // A notice is saved whole: what the form was emptied of is gone.
    const emptied = await get(id)
    expect([emptied.reportNumber, emptied.lossDescription]).toEqual(['7', undefined])
    expect(emptied).toMatchObject({ isRightContact: true, companyName: expect.any(String) })
    expect(await save({ ...notice, isFiled: true })).toMatchObject({
      value: { status: 'FILED', claimNumber: expect.stringMatching(/^CLM-US-\d+$/) },
    })
    expect(await get(id)).toMatchObject({
      policyNumber: policy.policyNumber,
      paid: 0,
      steps: [{ done: true }, {}, {}, {}, {}, {}],
    })
  })

  it('keeps every field as it was given, and who files it', async () => {
    const { id } = await draft(insured(), wholeNotice)
    expect(await get(id)).toMatchObject({ ...wholeNotice, id, accountId: policy.accountId, status: 'UN_FILED' })
    const sent = { ...at(id), body: { ...wholeNotice, isFiled: true } }
    expect(answered(await as(insured())(contract.updateClaim, sent))).toMatchObject({ id, status: 'FILED' })
    expect(await get(id)).toMatchObject({ ...wholeNotice, isFiled: true, claimNumber: expect.any(String) })
  })

  it('is not filed before it is complete, with every field that is missing', async () => {
    const file = (more: object) =>
      asPolicy(cast.producer)(createClaim, { body: { accountId: policy.accountId, isFiled: true, ...more } as never })
    expect(await file({})).toMatchObject({
      status: 422,
      problem: {
        code: 'claim.incomplete',
        errors: [
          { path: ['reporter', 'name'], detail: 'Please select a option ' },
          { path: ['address'] },
          { path: ['city'] },
          { path: ['state'] },
          { path: ['zipCode'] },
          { path: ['lossDescription'] },
        ],
      },
    })
    const more = { ...notice, isRightContact: false, isAuthoritiesInvolved: true, isReportFiled: true }
    expect(await file(more)).toMatchObject({
      problem: {
        errors: [
          { path: ['contactName'] },
          { path: ['contactEmail'] },
          { path: ['contactPhone'] },
          { path: ['authorityName'] },
          { path: ['authorityPhoneNumber'] },
          { path: ['reportNumber'] },
        ],
      },
    })
    expect(await file({ ...notice, contactPhone: '12' })).toMatchObject({
      problem: { errors: [{ path: ['contactPhone'] }] },
    })
  })

  it('is brought by the insured, the agency or staff, each in their own reach', async () => {
    const { id } = await draft(insured(), { policyId: policy.id })
    expect(await get(id, insured())).toMatchObject({ policyId: policy.id })
    expect(await draft(head)).toMatchObject({ status: 'UN_FILED' })
    const other = asPolicy(cast.otherProducer)(createClaim, { body: { accountId: policy.accountId } })
    expect(await other).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
    for (const actor of [cast.otherProducer, cast.otherPolicyHolder, adjuster])
      expect(await as(actor)(contract.getClaim, at(id))).toMatchObject({ status: 404 })
    expect(await asPolicy(cast.underwriter)(createClaim, { body: { accountId: policy.accountId } })).toMatchObject({
      status: 403,
    })
  })

  it('is deleted while it is a draft, and never once it is filed', async () => {
    const { id } = await draft()
    expect(await as(cast.producer)(contract.removeClaim, at(id))).toMatchObject({ status: 403 })
    expect(await as(cast.agencyAdmin)(contract.removeClaim, at(id))).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.getClaim, at(id))).toMatchObject({ status: 404 })
    expect(await as(cast.agencyAdmin)(contract.removeClaim, at(await filed()))).toMatchObject({
      status: 409,
      problem: { code: 'claim.notAllowed', data: { status: 'FILED' } },
    })
  })

  it('is found in the lists of who may see it; the badge counts drafts without a number', async () => {
    const id = await filed()
    aWhilePasses()
    const search = async (query: object, actor: Actor = cast.producer) =>
      answered(await as(actor)(contract.searchClaims, { query: query as never }))
    const { hits } = await search({ policyId: policy.id })
    expect(hits.map((hit) => hit.id)).toContain(id)
    await draft()
    const badge = await search({ accountId: policy.accountId, unnumbered: 'true', from: '2021-01-01', size: '1' })
    expect(badge.hits).toHaveLength(1)
    expect(badge.totalHits).toBeGreaterThan(1)
    const [one, two] = [badge, await search({ accountId: policy.accountId, unnumbered: 'true', size: '1', after: '1' })]
    expect(one).toMatchObject({ nextToken: '1' })
    expect(one.prevToken).toBeUndefined()
    const back = await search({
      accountId: policy.accountId,
      unnumbered: 'true',
      size: '1',
      before: two.prevToken,
    })
    expect(back.hits).toEqual(one.hits)
    expect((await search({ accountId: policy.accountId }, cast.otherProducer)).hits).toEqual([])
    expect((await search({}, cast.otherPolicyHolder)).hits).toEqual([])
    expect((await search({ status: 'FILED', sort: '-created' })).hits.map((hit) => hit.id)).toContain(id)
    await desk.quotes.settle()
    const { companyName } = policy
    const found = await search({ search: companyName, size: '500' })
    expect(found.hits.map((hit) => hit.id)).toContain(id)
    expect((await search({ search: companyName, status: 'CLOSED', size: '500' })).hits).toEqual([])
    expect((await search({ search: companyName }, cast.otherProducer)).hits).toEqual([])
  })
})

describe('the claims desk', () => {
  it('has what was filed in its queue, and opens what it takes up', async () => {
    const id = await filed()
    aWhilePasses()
    const queue = async (query: object) =>
      answered(await as(head)(contract.searchClaimQueue, { query: query as never })).hits.map((hit) => hit.id)
    expect(await queue({ assigned: 'nobody', size: '500' })).toContain(id)
    expect(answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))).toMatchObject({
      status: 'OPEN',
      adjuster: { id: head.userId },
    })
    aWhilePasses()
    expect(await queue({ assigned: 'me', size: '500' })).toContain(id)
    await desk.quotes.settle()
    expect(await queue({ search: policy.companyName, assigned: 'me', size: '500' })).toContain(id)
    expect(await queue({ search: policy.companyName, assigned: 'nobody', size: '500' })).not.toContain(id)
    const stranger = { adjusterId: cast.producer.userId as never }
    expect(await as(head)(contract.assignClaim, { ...at(id), body: stranger })).toMatchObject({
      problem: { code: 'claim.adjusterUnknown' },
    })
  })

  it('has a claim wait for another adjuster once the one it has is gone, with a diary that says so', async () => {
    const now = new Date().toISOString()
    const carrierId = 'org_paper'
    const gone = newUser({
      email: 'gone@adjusters.example',
      firstName: 'Gail',
      lastName: 'Orne',
      accountType: 'CARRIER',
      organizationId: carrierId,
      role: 'Carrier Claims Adjuster',
      teamIds: [],
      status: 'ACTIVE',
      now,
    })
    await commit([users.create(gone)])
    const [open, ended] = [await accepted(), await accepted()]
    const named = { id: gone.id, name: 'Gail Orne' }
    for (const id of [open, ended]) {
      const claim = await claims.require(id)
      const status = id === ended ? ('CLOSED' as const) : claim.status
      const partnerIds = [...(claim.partnerIds ?? []), carrierId]
      await commit([claims.update(claim, { ...claim, status, partnerIds, adjuster: named })])
    }
    const release = async () => {
      const job = await startJob(releaseClaims, { userId: gone.id }, { by: 'Nora', now })
      await commit([job.write], { events: job.events })
      await desk.quotes.settle()
      expect(await runJobsOf(desk.quotes.table, claimsWorker)).toEqual([])
    }
    await release()
    expect((await claims.require(open)).adjuster, 'who still works there keeps it').toEqual(named)
    const left = await users.require(gone.id)
    await commit([users.remove(left)])
    await release()
    expect((await claims.require(open)).adjuster).toBeUndefined()
    expect((await claims.require(ended)).adjuster, 'of who worked on it').toEqual(named)
    const diaries = (await diariesOf(open)).map(({ title, done }) => [title, done])
    expect(diaries).toEqual([['Name an adjuster: Gail Orne works on this claim no more', false]])
    expect((await claims.require(open)).diaryDue).toBe(today())
  })

  it('is no business of agencies, insureds and underwriters', async () => {
    const id = await filed()
    for (const actor of [cast.producer, cast.underwriter, insured()])
      expect(await as(actor)(contract.getClaimFile, at(id))).toMatchObject({ status: 403 })
    expect(await as(adjuster)(contract.getClaimFile, at(id))).toMatchObject({ status: 404 })
  })

  it('says which policy answers, and what each coverage has left', async () => {
    const id = await filed()
    expect((await file(id)).cover).toMatchObject({ policyId: policy.id, basis: 'MADE' })
    const place = (body: object) => as(head)(contract.setClaimPolicy, { ...at(id), body: body as never })
    const before = addDays(policy.effectiveDate, -1)
    const none = answered(await place({ madeOn: before }))
    expect([none.policyId, none.cover.reason]).toEqual([undefined, 'NO_POLICY'])
    expect(
      await as(head)(contract.setClaimPosition, { ...at(id), body: { position: 'ACCEPTED', letter: 'x' } }),
    ).toMatchObject({
      status: 409,
    })
    expect(answered(await place({ madeOn: policy.effectiveDate })).policyId).toBe(policy.id)
    const first = await filed()
    const related = answered(await place({ madeOn: policy.effectiveDate, relatedClaimId: first }))
    expect(related).toMatchObject({ eventId: first, related: [{ id: first }] })
    expect(await place({ madeOn: policy.effectiveDate, relatedClaimId: id })).toMatchObject({ status: 422 })
    const days = { madeOn: addDays(today(), 2), occurredOn: addDays(today(), 3), circumstancesOn: addDays(today(), 2) }
    expect(await place(days)).toMatchObject({
      problem: {
        code: 'request.unfit',
        errors: [{ path: ['madeOn'] }, { path: ['occurredOn'] }, { path: ['circumstancesOn'] }],
      },
    })
  })
})

describe('money of a claim', () => {
  it('is reserved within a letter of authority, with its history', async () => {
    const id = await accepted()
    const reserve = (amount: number, actor: Actor = head) =>
      as(actor)(contract.setClaimReserve, { ...at(id), body: reserveOf(amount) })
    expect(await reserve(300_000_000)).toMatchObject({
      status: 403,
      problem: { code: 'claim.aboveAuthority', data: { who: 'Super Admin' } },
    })
    answered(await reserve(5_000_000))
    const { reserves, standing, status } = answered(await reserve(20_000_000))
    expect([status, reserves.length]).toEqual(['RESERVED', 2])
    expect(standing).toMatchObject([{ incurred: 20_000_000, paid: 0, outstanding: 20_000_000 }])
    const unbought = { ...at(id), body: reserveOf(1, { coverageId: coverageId('FORGERY') }) }
    expect(await as(head)(contract.setClaimReserve, unbought)).toMatchObject({ problem: { code: 'claim.notCovered' } })
  })

  it('is paid with four eyes beyond the retention, and the books balance', async () => {
    const id = await reserved()
    const retention = (await file(id)).cover.coverages.find((each) => each.coverageId === liability)?.retention ?? 0
    const payment = await requested(id, 10_000_000)
    expect(payment).toMatchObject({ borne: retention, paid: 10_000_000 - retention, status: 'REQUESTED' })
    expect(await approve(id, payment, head)).toMatchObject({ problem: { code: 'claim.secondPerson' } })
    expect(await pay(id, payment)).toMatchObject({ problem: { code: 'claim.paymentMoved' } })
    expect(
      await as(second)(contract.approveClaimPayment, { ...ofPayment(id, payment), body: { amount: payment.paid + 1 } }),
    ).toMatchObject({
      problem: { code: 'claim.amountMismatch', data: { due: expect.stringMatching(/\.00$/) } },
    })
    // It waits in the queue of those alone who may approve it.
    const waiting = async (actor: Actor) => {
      const { hits, totalHits } = answered(
        await as(actor)(contract.searchClaimQueue, { query: { toApprove: 'true' } as never }),
      )
      return [hits.filter((hit) => hit.id === id).map(({ toApprove }) => toApprove), hits.length === totalHits]
    }
    aWhilePasses()
    expect([await waiting(head), await waiting(second)]).toEqual([
      [[], true],
      [[payment.paid], true],
    ])
    answered(await approve(id, payment))
    aWhilePasses()
    expect(await waiting(second)).toEqual([[], true])
    expect(answered(await pay(id, payment))).toMatchObject({ paid: payment.paid })
    expect(await get(id)).toMatchObject({ paid: payment.paid })
    // The retention is borne once for an event.
    expect(await requested(id, 1_000_000)).toMatchObject({ borne: 0, paid: 1_000_000 })
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(trialBalance(entries).difference).toBe(0)
    expect(balanceOf(entries, 'claimsPaid')).toBeGreaterThanOrEqual(payment.paid)
    expect(balanceOf(entries, 'claimReserves') + balanceOf(entries, 'claimReserveContra')).toBe(0)
  })

  it('is free again when a payment is rejected, and a payment that leaned on its retention is asked for anew', async () => {
    const id = await reserved()
    const first = await requested(id, 10_000_000)
    const leaning = await requested(id, 1_000_000)
    const body = { note: 'Not our invoice' }
    const rejected = answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, first), body }))
    expect(rejected.payments[0]).toMatchObject({ status: 'REJECTED', rejection: body })
    expect(await approve(id, leaning)).toMatchObject({ status: 409, problem: { code: 'claim.amountMismatch' } })
    answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, leaning), body }))
  })

  it('is not paid where the payment that bore its retention was rejected after it was approved', async () => {
    const id = await reserved()
    const first = await requested(id, 10_000_000)
    const leaning = await requested(id, 1_000_000)
    answered(await approve(id, leaning))
    const body = { note: 'Not our invoice' }
    answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, first), body }))
    expect(await pay(id, leaning)).toMatchObject({ status: 409, problem: { code: 'claim.amountMismatch' } })
    answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, leaning), body }))
    const again = await requested(id, 10_000_000)
    expect(again.borne).toBe(first.borne)
    answered(await approve(id, again))
    answered(await pay(id, again))
  })

  it('is owed by the insured as retention where the payment that bore it was rejected after another was made', async () => {
    const id = await reserved()
    const first = await requested(id, 10_000_000)
    const leaning = await requested(id, 5_000_000)
    answered(await approve(id, first))
    answered(await approve(id, leaning))
    answered(await pay(id, leaning))
    const body = { note: 'Not our invoice' }
    expect((await file(id)).cover.retentionOwed).toBeUndefined()
    answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, first), body }))
    const owed = Math.min(first.borne, leaning.paid)
    const before = (await file(id)).cover
    expect(before.retentionOwed).toBe(owed)
    const recover = (amount: number, more: { ofRetention?: true } = { ofRetention: true }) =>
      as(head)(contract.recordClaimRecovery, {
        ...at(id),
        body: { amount, from: 'The insured', reference: 'R-7', receivedOn: today(), ...more },
      })
    expect(await recover(owed + 1)).toMatchObject({ status: 409, problem: { code: 'claim.retentionNotOwed' } })
    expect(answered(await recover(owed - 100)).cover.retentionOwed).toBe(100)
    const { cover, recoveries } = answered(await recover(100))
    expect(cover.retentionOwed).toBeUndefined()
    expect(recoveries).toMatchObject([{ ofRetention: true }, { ofRetention: true }])
    expect(await recover(1)).toMatchObject({ problem: { code: 'claim.retentionNotOwed' } })
    // It is not borne twice, and the policy has not paid what the insured bore.
    expect(cover.coverages.find((each) => each.coverageId === liability)?.retentionLeft).toBe(first.borne - owed)
    expect(cover.aggregate?.used).toBe((before.aggregate?.used ?? 0) - owed)
    expect(trialBalance(await postings.every({ scopes: [`policy:${policy.id}`] })).difference).toBe(0)
  })

  it('is refused above reserve and limit, before a position is taken, and to who is on a sanctions list', async () => {
    const id = await reserved()
    const ask = (amount: number, more: object = {}) =>
      as(head)(contract.requestClaimPayment, { ...at(id), body: loss(amount, more) })
    expect(await ask(50_000_000)).toMatchObject({ problem: { code: 'claim.aboveReserve' } })
    expect(await ask(900_000_000)).toMatchObject({ problem: { code: 'claim.aboveLimit' } })
    expect(await ask(1)).toMatchObject({ problem: { code: 'claim.nothingPayable' } })
    expect(await ask(10_000_000, { payee: 'EVIL CORP' })).toMatchObject({ problem: { code: 'claim.sanctioned' } })
    expect(await ask(10_000_000, { payeeCountry: 'KP' })).toMatchObject({
      problem: { code: 'claim.embargoed', data: { country: 'North Korea' } },
    })
    expect(await ask(10_000_000, { isRansom: true })).toMatchObject({ problem: { code: 'claim.ransomUnclear' } })
    expect(await ask(10_000_000, { isRansom: true, threatActor: 'LockBit 3.0' })).toMatchObject({
      problem: { code: 'claim.sanctioned' },
    })
    const later = { outage: { from: `${today()}T00:00`, until: `${addDays(today(), 2)}T09:00` } }
    expect(await ask(10_000_000, later)).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path: ['outage', 'until'] }] },
    })
    const upside = { outage: { from: '2026-02-01T10:00', until: '2026-02-01T09:00' } }
    expect(await ask(10_000_000, upside)).toMatchObject({ problem: { code: 'claim.outageUnclear' } })
    expect(await ask(10_000_000, { outage: { from: '2026-02-31T10:00', until: '2026-03-31T09:00' } })).toMatchObject({
      status: 422,
    })
    answered(
      await as(head)(contract.setClaimPosition, {
        ...at(id),
        body: { position: 'DENIED', letter: 'No.', provisions: [quoted] },
      }),
    )
    expect(await ask(10_000_000)).toMatchObject({ problem: { code: 'claim.notAccepted' } })
  })

  it('waits once for an interruption that goes on, under a related claim as well', async () => {
    const id = await accepted()
    const income = coverageId('BUSINESS_INCOME')
    const reserve = reserveOf(90_000_000, { coverageId: income })
    answered(await as(head)(contract.setClaimReserve, { ...at(id), body: reserve }))
    const there = dateAt(new Date().toISOString(), policy.timeZone)
    const outage = (from: number, until: number) => ({
      coverageId: income,
      outage: { from: `${addDays(there, -from)}T00:00`, until: `${addDays(there, -until)}T00:00` },
    })
    const first = await requested(id, 10_000_000, outage(4, 3))
    expect(first.waited).toBeGreaterThan(0)
    const goesOn = await requested(id, 10_000_000, outage(3, 2))
    expect(goesOn.waited).toBe(0)
    expect((await requested(id, 10_000_000, outage(1, 0))).waited).toBe(first.waited)

    const related = await filed()
    answered(await as(head)(contract.assignClaim, { ...at(related), body: { adjusterId: 'me' } }))
    const place = { madeOn: there, relatedClaimId: ClaimId.parse(id) }
    answered(await as(head)(contract.setClaimPolicy, { ...at(related), body: place }))
    const position = { position: 'ACCEPTED', letter: 'We accept.' } as const
    answered(await as(head)(contract.setClaimPosition, { ...at(related), body: position }))
    answered(await as(head)(contract.setClaimReserve, { ...at(related), body: reserve }))
    expect((await requested(related, 10_000_000, outage(3, 2))).waited).toBe(0)

    const body = { note: 'It did not stand still' }
    answered(await as(head)(contract.rejectClaimPayment, { ...ofPayment(id, first), body }))
    expect(await approve(id, goesOn)).toMatchObject({ status: 409, problem: { code: 'claim.amountMismatch' } })
  })

  it('that the sanctions screening holds stays in the file: who tried to pay whom how much, and what the list said', async () => {
    const id = await reserved()
    const ask = loss(10_000_000, { payee: 'EVIL CORP', payeeCountry: 'RU' })
    expect(await as(head)(contract.requestClaimPayment, { ...at(id), body: ask })).toMatchObject({
      problem: { code: 'claim.sanctioned' },
    })
    const notes = answered(await as(head)(contract.listClaimNotes, { query: { claimId: id } }))
    expect(notes).toMatchObject([{ noteType: 'PAYMENT', createdBy: head.name, privileged: false }])
    for (const said of [
      `${head.name} tried to ask for a payment of $100,000 to EVIL CORP`,
      'Russia',
      'CYBER2',
      'shipped-',
    ])
      expect(notes[0]?.text).toContain(said)

    const payment = await requested(id, 10_000_000, { payee: 'Harbor Recovery' })
    laySanctions({ version: 'next', entries: [{ name: 'Harbor Recovery', program: 'CYBER2' }] })
    expect(await approve(id, payment)).toMatchObject({ problem: { code: 'claim.sanctioned' } })
    laySanctions()
    expect(answered(await as(head)(contract.listClaimNotes, { query: { claimId: id } }))[0]?.text).toContain(
      `${second.name} tried to approve a payment of`,
    )
  })

  it('goes to a ransom after two more have approved', async () => {
    const id = await accepted()
    answered(
      await as(head)(contract.setClaimReserve, { ...at(id), body: reserveOf(20_000_000, { coverageId: extortion }) }),
    )
    const payment = await requested(id, 10_000_000, {
      coverageId: extortion,
      isRansom: true,
      threatActor: 'Unknown crew',
    })
    expect(answered(await approve(id, payment)).payments.at(-1)).toMatchObject({ status: 'REQUESTED' })
    expect(await approve(id, payment)).toMatchObject({ problem: { code: 'claim.secondPerson' } })
    expect(answered(await approve(id, payment, third)).payments.at(-1)).toMatchObject({ status: 'APPROVED' })
  })

  it('is paid on no day before it was approved, and on none that has not come', async () => {
    const id = await reserved()
    const payment = await requested(id, 10_000_000)
    answered(await approve(id, payment))
    expect(await pay(id, payment, addDays(today(), -1))).toMatchObject({
      problem: { code: 'claim.paidBeforeApproval' },
    })
    expect(await pay(id, payment, addDays(today(), 2))).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ detail: 'This day has not come yet', path: ['paidOn'] }] },
    })
    expect(answered(await pay(id, payment)).payments.at(-1)).toMatchObject({ status: 'PAID' })
  })

  it('comes back up to what was paid', async () => {
    const id = await reserved()
    const payment = await requested(id, 10_000_000)
    answered(await approve(id, payment))
    answered(await pay(id, payment))
    const recover = (amount: number, receivedOn = today()) =>
      as(head)(contract.recordClaimRecovery, {
        ...at(id),
        body: { amount, from: 'The card brand', reference: 'R-1', receivedOn },
      })
    expect(await recover(payment.paid + 1)).toMatchObject({ problem: { code: 'claim.recoveryTooLarge' } })
    const refused = async (receivedOn: CalendarDate, detail: unknown) =>
      expect(await recover(1, receivedOn)).toMatchObject({
        status: 422,
        problem: { code: 'request.unfit', errors: [{ detail, path: ['receivedOn'] }] },
      })
    await refused(addDays(today(), 2), 'This day has not come yet')
    const madeOn = dateAt(new Date().toISOString(), policy.timeZone)
    const occurredOn = addDays(madeOn, -3)
    const { policyId } = await file(id)
    const place = { madeOn, occurredOn, policyId } as never
    answered(await as(head)(contract.setClaimPolicy, { ...at(id), body: place }))
    await refused(addDays(occurredOn, -1), expect.stringContaining('nothing moved for it before'))
    await refused(occurredOn, expect.stringContaining('nothing came back of it before'))
    expect(answered(await recover(1)).recoveries).toHaveLength(1)
    const booked = (await postings.every({ scopes: [`policy:${policy.id}`] })).filter(
      ({ cause }) => cause.kind === 'claimRecovery',
    )
    expect(booked.map(({ effectiveAt, happenedOn }) => happenedOn ?? effectiveAt)).toContain(today())
    expect(answered(await recover(500_000)).recoveries).toHaveLength(2)
    expect(trialBalance(await postings.every({ scopes: [`policy:${policy.id}`] })).difference).toBe(0)
  })

  it('is released when the claim is settled and closed, which waits for payments; it opens again', async () => {
    const id = await reserved()
    const payment = await requested(id, 10_000_000)
    const end = (operation: typeof contract.closeClaim | typeof contract.reopenClaim | typeof contract.settleClaim) =>
      as(head)(operation, { ...at(id), body: { reason: 'Agreed' } })
    answered(await end(contract.settleClaim))
    expect(await end(contract.closeClaim)).toMatchObject({ problem: { code: 'claim.paymentPending' } })
    // What is due is not paid while a payment waits, whatever was agreed.
    const isPaid = async () => (await get(id)).steps.find(({ step }) => step === 'PAY')?.done
    expect(await isPaid()).toBe(false)
    answered(await approve(id, payment))
    answered(await pay(id, payment))
    expect(await isPaid()).toBe(true)
    const closed = answered(await end(contract.closeClaim))
    expect(closed).toMatchObject({ status: 'CLOSED', standing: [{ outstanding: 0, paid: payment.paid }] })
    expect(answered(await end(contract.reopenClaim)).status).toBe('REOPENED')
  })
})

describe('the file of a claim', () => {
  it('has notes, of which counsel and claims staff alone read what is privileged', async () => {
    const id = await accepted()
    const made = async (index: number, name: string, subcategory: 'BREACH_COACH' | 'FORENSICS') => {
      const organizationId = PersonaId.parse(`org_01JH0000000000000000000Q0${index}`)
      const facts = { states: [], enforceMfa: false, created: policy.created, updated: policy.created }
      await commit([personas.create({ ...facts, id: organizationId, name, type: 'vendor', status: 'ACTIVE' })])
      const rates = [{ subcategory, hourly: 45_000 }]
      const body = { name, organizationId, hotline: '(415) 555-0199', rates }
      return { ...answered(await asAccount(head)(panel.createVendor, { body })), organizationId }
    }
    const coach = await made(1, 'Hale Counsel', 'BREACH_COACH')
    const forensics = await made(2, 'Byte Forensics', 'FORENSICS')
    const retain = (vendorId: VendorId, subcategory: 'BREACH_COACH' | 'FORENSICS') =>
      as(head)(contract.assignClaimVendor, { ...at(id), body: { vendorId, subcategory, scope: 'First response' } })
    expect(await retain(coach.id, 'FORENSICS')).toMatchObject({ problem: { code: 'vendor.notOfSubcategory' } })
    answered(await retain(coach.id, 'BREACH_COACH'))
    answered(await retain(forensics.id, 'FORENSICS'))
    const taken = { subcategory: 'BREACH_COACH', accepts: true } as const
    answered(
      await as(head)(contract.answerClaimVendor, { params: { ...at(id).params, vendorId: coach.id }, body: taken }),
    )
    expect(await get(id, insured())).toMatchObject({ breachCoach: { name: 'Hale Counsel' } })
    const claimId = ClaimId.parse(id)
    const write = (actor: Actor, privileged: boolean, text: string) =>
      as(actor)(contract.createClaimNote, { body: { claimId, text, privileged, noteType: 'LEGAL' } })
    answered(await write(head, true, 'Between us and counsel'))
    answered(await write(responder(forensics.organizationId), false, 'Images taken'))
    expect(await write(responder(forensics.organizationId), true, 'x')).toMatchObject({
      problem: { code: 'claim.privilegeRefused' },
    })
    const read = async (actor: Actor) =>
      answered(await as(actor)(contract.listClaimNotes, { query: { claimId } })).map(({ text }) => text)
    expect(await read(head)).toEqual(['Images taken', 'Between us and counsel'])
    expect(await read(responder(coach.organizationId))).toEqual(['Between us and counsel'])
    expect(await read(responder(forensics.organizationId))).toEqual(['Images taken'])
    expect(await as(responder(forensics.organizationId))(contract.getClaimFile, at(id))).toMatchObject({ status: 403 })
    expect(await as(responder(castIds.agency(1)))(contract.listClaimNotes, { query: { claimId } })).toMatchObject({
      status: 404,
    })
  })

  it('is read by the carrier that it names, and by no cluster or reinsurer, who read no record', async () => {
    const id = await accepted()
    const claim = await claims.require(id)
    await commit([claims.update(claim, { ...claim, partnerIds: [...(claim.partnerIds ?? []), 'org_partner'] })])
    const partner = (accountType: Actor['accountType'], role: Actor['role']) =>
      person(96, { role, accountType, subscriberType: accountType, organizationId: 'org_partner', realm: 'ACCOUNT' })
    const reading = async (actor: Actor) => (await as(actor)(contract.getClaim, at(id))).status
    expect(await reading(partner('CARRIER', 'Carrier Claims Adjuster'))).toBe(200)
    expect(await reading(partner('CLUSTER', 'Cluster Admin'))).toBe(403)
    expect(await reading(partner('RE_INSURER', 'Reinsurer Admin'))).toBe(403)
  })

  it('has diaries that come due, escalate and are done', async () => {
    const claimId = ClaimId.parse(await accepted())
    const note = async (title: string, dueDate: string) =>
      answered(await as(head)(contract.createClaimDiary, { body: { claimId, title, dueDate: dueDate as never } })).id
    await note('Later', addDays(today(), 30))
    const late = await note('Call the insured', today())
    await letGoBy(late, addDays(today(), -5))
    const list = async (query: object) => answered(await as(head)(contract.listClaimDiaries, { query: query as never }))
    expect(await list({ claimId })).toMatchObject([
      { title: 'Call the insured', escalation: 'ESCALATED' },
      { escalation: 'NONE' },
    ])
    aWhilePasses()
    expect((await list({ due: 'true' })).map(({ id }) => id)).toContain(late)
    const queue = { query: { due: true, size: 1 } as never }
    expect(answered(await as(head)(contract.searchClaimQueue, queue))).toMatchObject({
      hits: [{ id: claimId }],
      totalHits: 1,
    })
    // What is due today is late once the day is over.
    const everyone = async () => answered(await as(head)(contract.searchClaimQueue, { query: { size: 50 } })).hits
    const inQueue = async () => (await everyone()).find(({ id }) => id === claimId)
    const standing = async (dueDate: string) => {
      answered(
        await as(head)(contract.updateClaimDiary, { params: { diaryId: late }, body: { dueDate: dueDate as never } }),
      )
      aWhilePasses()
      return inQueue()
    }
    expect(await standing(addDays(today(), 1))).toMatchObject({ isDue: false, escalation: 'NONE' })
    expect(await standing(today())).toMatchObject({ isDue: true, escalation: 'DUE' })
    await letGoBy(late, addDays(today(), -1))
    aWhilePasses()
    expect(await inQueue()).toMatchObject({ isDue: true, escalation: 'LATE' })
    const done = { params: { diaryId: late }, body: { done: true } }
    expect(await as(responder('org_x'))(contract.updateClaimDiary, done)).toMatchObject({ status: 404 })
    answered(await as(head)(contract.updateClaimDiary, done))
    expect(await list({ claimId, due: 'true' })).toEqual([])
    expect((await file(claimId)).diaryDue).toBe(addDays(today(), 30))
  })

  it('is one archive with an index, behind a link', async () => {
    const id = await reserved()
    const { url, fileName } = answered(
      await as(head)(contract.downloadClaimsFile, { query: { claimsFileId: ClaimId.parse(id) } }),
    )
    expect(fileName).toMatch(/^CLM-US-\d+\.zip$/)
    const { entries } = openArchive(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    expect(entries?.map(({ name }) => name)).toEqual([
      '0 Index.txt',
      '1 Notice.txt',
      '2 Positions on cover.txt',
      '3 Cover.csv',
      '4 Reserves.csv',
      '5 Payments.csv',
      '6 Recoveries.csv',
      '7 Vendors.csv',
      '8 Notes.csv',
      '9 Diaries.csv',
    ])
    const query = { claimsFileId: ClaimId.parse(id) }
    expect(await as(cast.producer)(contract.downloadClaimsFile, { query })).toMatchObject({ status: 403 })
  })
})

describe('the panel', () => {
  it('is listed by what vendors do, and changed by the desk', async () => {
    const rates = [{ subcategory: 'NEGOTIATION' as const, hourly: 60_000 }]
    const vendor = answered(await asAccount(head)(panel.createVendor, { body: { name: 'Calm Talks', rates } }))
    const listed = async () =>
      answered(await asAccount(head)(panel.listVendorPanel, { query: { subcategory: 'NEGOTIATION' } })).map(
        (each) => each.name,
      )
    expect(await listed()).toEqual(['Calm Talks'])
    const params = { vendorId: vendor.id }
    expect(answered(await asAccount(head)(panel.getVendor, { params }))).toMatchObject({
      subcategories: ['NEGOTIATION'],
      currency: 'USD',
    })
    answered(await asAccount(head)(panel.updateVendor, { params, body: { name: 'Calm Talks', rates, active: false } }))
    expect(await listed()).toEqual([])
    expect(await asAccount(adjuster)(panel.createVendor, { body: { name: 'x', rates } })).toMatchObject({ status: 403 })
    expect(answered(await as(head)(contract.listPanelSubcategories, {}))).toContainEqual({
      id: 'BREACH_COACH',
      category: 'Legal',
      name: 'Breach coach',
    })
  })
})

describe('what follows from claims', () => {
  it('is a loss run valued as of a day, and a bordereau of a month', async () => {
    const id = await reserved()
    const { claimNumber } = await get(id)
    const run = async (query: object, actor: Actor = cast.producer) =>
      asPolicy(actor)(getLossRun, { query: query as never })
    const now = answered(await run({ accountId: policy.accountId }))
    const of = now.policies.find(({ policyNumber }) => policyNumber === policy.policyNumber)
    expect(of?.claims.find((each) => each.claimNumber === claimNumber)).toMatchObject({
      outstanding: 20_000_000,
      incurred: 20_000_000,
    })
    expect(now.csv.text).toContain(claimNumber)
    const before = answered(await run({ policyNumber: policy.policyNumber, asOf: '2020-01-01' }))
    expect(before.totals).toMatchObject({ claims: 0, incurred: 0 })
    expect(await run({})).toMatchObject({ problem: { code: 'claim.lossRunUnclear' } })
    expect(await run({ accountId: policy.accountId, asOf: '2999-01-01' })).toMatchObject({
      problem: { code: 'claim.dayAhead' },
    })
    expect(await run({ policyNumber: policy.policyNumber }, cast.otherProducer)).toMatchObject({ status: 404 })
    const day = today()
    const bordereau = answered(await as(head)(contract.getClaimsBordereau, { query: { day } }))
    expect(await (await fetch(bordereau.url)).text()).toContain(claimNumber)
    expect(bordereau.rows).toBeGreaterThan(0)
    const [, ...lines] = (await (await fetch(bordereau.url)).text()).trim().split(/\r?\n/)
    expect(lines.at(-1)).toMatch(/^"?Total"?,/)
    expect(lines.at(-1)?.split(',')).toHaveLength(17)
    const keys = lines.slice(0, -1).map((line) => {
      const [number = '', ofPolicy = ''] = line.split(',')
      return `${ofPolicy} ${number}`
    })
    expect(keys).toEqual(keys.toSorted())
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    const { totals } = bordereau
    expect(totals.paidIndemnity + totals.paidExpense - totals.recovered).toBe(balanceOf(entries, 'claimsPaid'))
    expect(totals.incurred).toBe(totals.paidIndemnity + totals.paidExpense + totals.outstanding - totals.recovered)
    expect(await as(cast.producer)(contract.getClaimsBordereau, { query: { day } })).toMatchObject({ status: 403 })
    expect(totals.outstanding - totals.expectedBack).toBe(balanceOf(entries, 'claimReserves'))
    const none = { query: { day, carrier: 'nobody' } }
    expect(answered(await as(head)(contract.getClaimsBordereau, none)).rows).toBe(0)
    // In parts of two it is the same, and the last of them has the total of all.
    const parts = [answered(await as(head)(contract.getClaimsBordereau, { query: { day, size: 2 } }))]
    for (let last = parts.at(-1); last?.nextToken !== undefined; last = parts.at(-1))
      parts.push(
        answered(await as(head)(contract.getClaimsBordereau, { query: { day, size: 2, after: last.nextToken } })),
      )
    expect(parts.length).toBeGreaterThan(2)
    const whole = parts.flatMap(({ csv }) => csv.split(/\r?\n/).filter((line) => line !== ''))
    expect(whole.toSorted()).toEqual(bordereau.csv.split(/\r?\n/).toSorted())
    expect(parts.filter(({ csv }) => /^"?Total"?,/m.test(csv))).toEqual([parts.at(-1)])
    expect(parts.at(-1)).toMatchObject({ rows: bordereau.rows, totals })
    expect(await as(head)(contract.getClaimsBordereau, { query: { day, after: 'nonsense' } })).toMatchObject({
      problem: { code: 'request.unfit' },
    })
  })

  it('is borne by whose paper the policy was written on, whatever carrier has a share since, in the books and a bordereau', async () => {
    const carrier = PersonaId.parse('org_01JH0000000000000000000P71')
    const made = new Date().toISOString()
    const [kept] = await policies.byIds([policy.id])
    if (kept === undefined) throw new Error('no policy')
    await commit([
      personas.create({
        ...{ id: carrier, name: 'Latecomer Insurance', type: 'carrier', status: 'ACTIVE', enforceMfa: false },
        ...{ states: [], contactFirstName: 'Dana', contactLastName: 'Webb', contactEmail: 'dana@example.com' },
        ...{ created: made, updated: made },
      }),
      policies.update(kept, { ...kept, carrierId: 'programme', partnerIds: [carrier] }),
    ])
    const id = await reserved(1_000_000)
    const { claimNumber = '' } = await get(id)
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    const booked = entries.filter(({ cause }) => cause.kind === 'claimReserve' && cause.id === id)
    expect(booked.map(({ parties }) => parties?.carrierId)).toEqual(['programme'])
    const told = async (of: string) => {
      const { url } = answered(await as(head)(contract.getClaimsBordereau, { query: { day: today(), carrier: of } }))
      return (await fetch(url)).text()
    }
    expect(await told('programme')).toContain(claimNumber)
    expect(await told(carrier)).not.toContain(claimNumber)
    await desk.deliver()
    const borne = async (carrierId: string, more: object = {}) =>
      answered(
        await desk.asBilling(head)(listCarrierClaims, {
          query: { month: monthOf(today()), carrierId, ...more } as never,
        }),
      )
    expect((await borne(carrier)).rows).toEqual([])
    const { before, ledger, rows, totals } = await borne('programme')
    expect(rows.find((row) => row.claimNumber === claimNumber)).toMatchObject({ claimId: id, outstanding: 1_000_000 })
    expect(rows).toEqual(rows.toSorted(inClaimsOrder))
    expect(totals).toEqual(claimsSums(rows))
    expect(totals.paidIndemnity).toBeGreaterThan(0)
    expect(totals.recovered).toBeGreaterThan(0)
    expect(claimsDifferences(totals, ledger)).toEqual({})
    expect(before).toEqual(noClaims)
    // In parts it is the same.
    const parts = [await borne('programme', { size: 3 })]
    for (let last = parts.at(-1); last?.nextToken !== undefined; last = parts.at(-1))
      parts.push(await borne('programme', { size: 3, after: last.nextToken }))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap((part) => part.rows).toSorted(inClaimsOrder)).toEqual(rows)
    const ofCarrier = { ...adjuster, role: 'Carrier Admin', organizationId: carrier } as const
    const query = { month: monthOf(today()) }
    expect(answered(await desk.asBilling(ofCarrier)(listCarrierClaims, { query } as never))).toMatchObject({
      ...{ carrierId: carrier, rows: [], ledger: { paid: 0, outstanding: 0 } },
    })
    const asked = { query: { ...query, carrierId: 'programme' } } as never
    expect(await desk.asBilling(ofCarrier)(listCarrierClaims, asked)).toMatchObject({
      problem: { code: 'billing.carrierNotFound' },
    })
    expect(await desk.asBilling(cast.producer)(listCarrierClaims, asked)).toMatchObject({ status: 403 })
  })
})

it('a claim is refused what its life does not have', async () => {
  const id = await filed()
  const reason = { reason: 'x' }
  const paymentId = 'cpy_01JH0000000000000000000P01'
  const sent: Record<string, [unknown, object | undefined, object?]> = {
    approveClaimPayment: [contract.approveClaimPayment, { amount: 1 }, { paymentId }],
    assignClaim: [contract.assignClaim, { adjusterId: 'me' }],
    assignClaimVendor: [
      contract.assignClaimVendor,
      { vendorId: 'ven_01JH0000000000000000000N01', subcategory: 'FORENSICS', scope: 'x' },
    ],
    closeClaim: [contract.closeClaim, reason],
    payClaimPayment: [
      contract.payClaimPayment,
      { paymentMethod: 'Wire', reference: 'x', paidOn: '2026-01-01' },
      { paymentId },
    ],
    recordClaimRecovery: [
      contract.recordClaimRecovery,
      { amount: 1, from: 'x', reference: 'x', receivedOn: '2026-01-01' },
    ],
    rejectClaimPayment: [contract.rejectClaimPayment, { note: 'x' }, { paymentId }],
    releaseClaimVendor: [contract.releaseClaimVendor, { reason: 'x' }, { vendorId: 'ven_01JH0000000000000000000N01' }],
    removeClaim: [contract.removeClaim, undefined],
    reopenClaim: [contract.reopenClaim, reason],
    requestClaimPayment: [contract.requestClaimPayment, loss(1)],
    setClaimPolicy: [contract.setClaimPolicy, { madeOn: '2026-01-01' }],
    setClaimPosition: [contract.setClaimPosition, { position: 'DENIED', letter: 'x', provisions: [quoted] }],
    setClaimReserve: [contract.setClaimReserve, reserveOf(1)],
    settleClaim: [contract.settleClaim, reason],
    updateClaim: [contract.updateClaim, notice],
  }
  for (const [by, [operation, body, params = {}]] of Object.entries(sent))
    await expectRefused({
      records: claims,
      id,
      life: claimLife,
      by,
      send: () => as(head)(operation as never, { params: { claimId: id, ...params }, ...(body && { body }) } as never),
      problemIn: (status) => ({ code: 'claim.notAllowed', data: { status } }),
    })
  await putIn(claims, id, 'FILED')
})
