import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as claimsHandler } from '#functions/claims/index.ts'
import { escalateDiaries } from '#functions/claims/jobs/escalateDiaries.ts'
import { vendorInvoices } from '#functions/claims/store/vendorInvoices.ts'
import { handler as claimsWorker } from '#functions/claims/worker.ts'
import { users } from '#functions/directory/store/users.ts'
import { choose } from '#functions/user/store/notificationChoices.ts'
import { assignClaim, closeClaim, reopenClaim, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import { createClaimDiary, updateClaimDiary } from '#shared/contracts/claims/diaries.ts'
import { approveClaimPayment, requestClaimPayment, setClaimReserve } from '#shared/contracts/claims/money.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { allNotifications } from '#shared/domain/identity/notificationKinds.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { aUser } from '#tests/support/aUser.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { letGoBy } from '#tests/support/overdueDiary.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler as worker } from './worker.ts'

const head = aUser({
  id: castIds.user(311),
  email: 'maren@palisade.example',
  firstName: 'Maren',
  accountType: 'COWBELL',
  role: 'Head of Claims',
})

const staff: Actor = { ...cast.superAdmin, role: 'Head of Claims' }

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  await commit([users.create(head)])
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const now = new Date().toISOString()
/** The day in the region's offices, by which diaries are due; a loss has its day where the insured is. */
const day = dateAt(now, 'America/New_York')
const aPolicy = () => {
  const began = addDays(day, -60)
  return desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
}
const subjects = (email: string | undefined) => outside.mailTo(email ?? '').map(({ subject }) => subject)
const handOn = async (name: 'claim.diaryEscalated' | 'claim.filed') => {
  for (const event of await desk.quotes.events())
    if (event.name === name) await handOver(worker, name, event.detail as never)
  for (const event of await desk.quotes.events())
    if (event.name === 'mail.requested') await handOver(worker, 'mail.requested', event.detail as never)
}

it('a first notice is acknowledged to insured and agent with its number, and the head of claims knows at once', async () => {
  const policy = await aPolicy()
  const create = (isFiled: boolean) =>
    desk.asPolicy(cast.producer)(createClaim, {
      body: { ...wholeNotice, lossDate: dateAt(now, policy.timeZone), accountId: policy.accountId, isFiled } as never,
    })
  answered(await create(false))
  const { claimNumber } = answered(await create(true))
  expect((await desk.quotes.events()).filter(({ name }) => name === 'claim.filed')).toHaveLength(1)
  await handOn('claim.filed')
  const acknowledged = `We have your notice: claim ${claimNumber}`
  expect(subjects(policy.customerEmail)).toContain(acknowledged)
  expect(subjects(policy.agentEmail)).toContain(acknowledged)
  expect(subjects(head.email)).toEqual([`New claim ${claimNumber}: ${policy.companyName}`])
})

it('insured and agent are told that a claim is settled, closed and open again, as they want to, and nobody of what has moved on', async () => {
  const policy = await aPolicy()
  const body = { ...wholeNotice, lossDate: dateAt(now, policy.timeZone), accountId: policy.accountId, isFiled: true }
  const { id: claimId, claimNumber } = answered(
    await desk.asPolicy(cast.producer)(createClaim, { body: { ...body, policyId: policy.id } as never }),
  )
  const call = callerOf(claimsHandler)(staff)
  answered(await call(assignClaim, { params: { claimId }, body: { adjusterId: 'me' } }))
  const handed = new Set<string>()
  const handNew = async () => {
    for (const name of ['claim.stepTaken', 'mail.requested'] as const)
      for (const [place, event] of (await desk.quotes.events()).entries()) {
        if (event.name !== name || handed.has(`${place}`)) continue
        handed.add(`${place}`)
        await handOver(worker, name, event.detail as never)
      }
  }
  const told = (email: string | undefined) =>
    subjects(email).filter((each) => each.startsWith(`Claim ${claimNumber} is`))
  answered(await call(closeClaim, { params: { claimId }, body: { reason: 'Nothing came of it' } }))
  await handNew()
  expect([policy.customerEmail, policy.agentEmail].map(told)).toEqual([
    [`Claim ${claimNumber} is closed`],
    [`Claim ${claimNumber} is closed`],
  ])
  const [mail] = outside.mailTo(policy.customerEmail ?? '').filter(({ subject }) => subject.endsWith('is closed'))
  expect(mail?.text).toContain('Nothing was paid under the policy')
  expect(mail?.text).not.toContain('Nothing came of it')
  const agent = aUser({
    id: castIds.user(315),
    email: policy.agentEmail ?? '',
    accountType: 'AGENCY',
    role: 'Principal Producer',
  })
  await commit([
    users.create(agent),
    await choose(agent.id, { ...allNotifications, claimMoved: { app: true, email: false } }),
  ])
  answered(await call(reopenClaim, { params: { claimId }, body: { reason: 'A second demand' } }))
  answered(await call(closeClaim, { params: { claimId }, body: { reason: 'It was withdrawn' } }))
  answered(await call(reopenClaim, { params: { claimId }, body: { reason: 'A third demand' } }))
  await handNew()
  expect([policy.customerEmail, policy.agentEmail].map((email) => told(email).length)).toEqual([3, 1])
})

it('a diary that is days late is told of once, unless it was done meanwhile', async () => {
  const policy = await aPolicy()
  const lossDate = dateAt(now, policy.timeZone)
  const body = { ...wholeNotice, lossDate, accountId: policy.accountId, isFiled: true } as never
  const late = async () => {
    const { id, claimNumber = '' } = answered(await desk.asPolicy(cast.producer)(createClaim, { body }))
    const diary = { claimId: id, title: 'Call the insured', dueDate: day }
    const made = answered(await callerOf(claimsHandler)(staff)(createClaimDiary, { body: diary }))
    await letGoBy(made.id, addDays(day, -3))
    return { diaryId: made.id, subject: `Overdue on claim ${claimNumber}` }
  }
  const [told, done] = [await late(), await late()]
  const run = async (now: string) => {
    await escalateDiaries({ now: Instant.parse(now) })
    expect(await runJobsOf(desk.quotes.table, claimsWorker)).toEqual([])
  }
  await run(`${day}T12:30:00.000Z`)
  await callerOf(claimsHandler)(staff)(updateClaimDiary, { params: { diaryId: done.diaryId }, body: { done: true } })
  await handOn('claim.diaryEscalated')
  await run(`${addDays(day, 1)}T12:30:00.000Z`)
  await handOn('claim.diaryEscalated')
  expect(subjects(head.email).filter((subject) => subject.startsWith('Overdue'))).toEqual([told.subject])
})

it('a payment that waits is told to who may approve it, and a ransom again to who is left after the first did', async () => {
  const other = aUser({
    id: castIds.user(313),
    email: 'tom@palisade.example',
    firstName: 'Tom',
    accountType: 'COWBELL',
    role: 'Head of Claims',
  })
  const chief = aUser({
    id: castIds.user(314),
    email: 'nora@palisade.example',
    firstName: 'Nora',
    accountType: 'COWBELL',
    role: 'Super Admin',
  })
  await commit([users.create(other), users.create(chief)])
  const as = (user: typeof head): Actor => ({ ...staff, userId: user.id, name: user.firstName, role: user.role })
  const call = (user: typeof head) => callerOf(claimsHandler)(as(user))
  const policy = await aPolicy()
  const body = { ...wholeNotice, lossDate: dateAt(now, policy.timeZone), accountId: policy.accountId, isFiled: true }
  const { id: claimId, claimNumber } = answered(
    await desk.asPolicy(cast.producer)(createClaim, { body: body as never }),
  )
  const params = { claimId }
  answered(await call(head)(assignClaim, { params, body: { adjusterId: 'me' } }))
  answered(await call(head)(setClaimPosition, { params, body: { position: 'ACCEPTED', letter: 'We accept.' } }))
  const of = { kind: 'INDEMNITY', coverageId: coverageId('EXTORTION') } as const
  answered(await call(head)(setClaimReserve, { params, body: { ...of, amount: 20_000_000, reason: 'Ransom' } }))
  const asked = {
    ...of,
    amount: 10_000_000,
    payee: 'Bitline',
    memo: 'Ransom',
    isRansom: true,
    threatActor: 'Unknown crew',
  }
  const { payments } = answered(await call(head)(requestClaimPayment, { params, body: asked }))
  const [payment] = payments
  if (payment === undefined) return expect.fail()
  const subject = `Payment to approve on claim ${claimNumber}`
  const told = (user: typeof head) => subjects(user.email).filter((each) => each === subject).length

  const handed = new Set<unknown>()
  const handNew = async () => {
    for (const [place, event] of (await desk.quotes.events()).entries())
      if (event.name === 'claim.paymentAsked' && !handed.has(place)) {
        handed.add(place)
        await handOver(worker, event.name, event.detail)
      }
    for (const event of await desk.quotes.events())
      if (event.name === 'mail.requested') await handOver(worker, 'mail.requested', event.detail as never)
  }

  await handNew()
  expect([told(head), told(other), told(chief)]).toEqual([0, 1, 1])
  const approval = { params: { claimId, paymentId: payment.id }, body: { amount: payment.paid } }
  answered(await call(other)(approveClaimPayment, approval))
  await handNew()
  expect([told(head), told(other), told(chief)]).toEqual([0, 1, 2])
  answered(await call(chief)(approveClaimPayment, approval))
  await handNew()
  expect([told(head), told(other), told(chief)]).toEqual([0, 1, 2])
})

it('the desk is told of a vendor’s invoice, and who sent it of what became of it', async () => {
  const vera = aUser({
    id: castIds.user(312),
    email: 'vera@quarry.example',
    firstName: 'Vera',
    accountType: 'VENDOR',
    role: 'Vendor Responder',
  })
  const [submitted, paid, rejected] = keptStates('vendorInvoice', 1)?.map(({ state }) => state) ?? []
  const by = { by: vera.id, name: 'Vera Hale', at: Instant.parse(now) }
  const kept = [submitted, paid, rejected].flatMap((state) => (state === undefined ? [] : [state]))
  const invoices = kept.map((state) => ({ ...state, submitted: by }) as unknown as VendorInvoiceRecord)
  await commit([users.create(vera), ...invoices.map((invoice) => vendorInvoices.create(invoice))])
  for (const { id: vendorInvoiceId, status } of invoices) {
    const detail = { vendorInvoiceId, status } as EventDetail<'vendorInvoice.moved'>
    await handOver(worker, 'vendorInvoice.moved', detail, `evt_${vendorInvoiceId}`)
    await handOver(worker, 'vendorInvoice.moved', detail, `evt_${vendorInvoiceId}`)
  }
  for (const event of await desk.quotes.events())
    if (event.name === 'mail.requested') await handOver(worker, 'mail.requested', event.detail as never)
  expect(subjects(head.email)).toContain('Invoice of Hale Counsel on claim CLM-US-1000042')
  expect(subjects(vera.email).toSorted()).toEqual(['Your invoice is paid: H-6', 'Your invoice is rejected: H-5'])
})
