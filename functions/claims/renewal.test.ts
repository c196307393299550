import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { dueEvent } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, claimsOf } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { createRenewalQuote } from '#shared/contracts/quote/renewals.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered, holder } from '#tests/support/quoteDesk.ts'
import { handler } from './index.ts'
import { knowClaims } from './jobs/knowClaims.ts'
import { tellAccount } from './on/tellAccount.ts'
import { tellAccounts } from './tasks/tellAccounts.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const as = callerOf(handler)
const asPolicy = callerOf(policyHandler)
const head = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V91', role: 'Head of Claims' } as const
const second = { ...head, userId: 'usr_01JH0000000000000000000V92' } as const
const liability = coverageId('LIABILITY')
const today = () => dateAt(new Date().toISOString(), 'America/New_York')
const notice = {
  reporter: { name: 'Ida Moreau', role: 'Policy Holder', email: 'ida@moreau.example', workPhone: '(415) 555-0132' },
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  lossDescription: 'Files are locked and a note asks for money.',
} as const

/** Tells the account, as the stream does: each word may come twice. */
const told = async () => {
  const now = new Date().toISOString()
  for (const [index, { detail }] of (await desk.quotes.events()).filter(({ name }) => name === 'claim.moved').entries())
    for (const once of [`claim|${index}`, `claim|${index}|again`])
      await tellAccount({ id: 'evt_1', name: 'claim.moved', detail, at: now, now, once } as Parameters<
        typeof tellAccount
      >[0])
}

const reasonsOf = async (quoteId: QuoteId) =>
  (await desk.quotes.read(quoteId)).referralReasons.filter(({ ruleId }) => ruleId.startsWith('referral.'))

it('a renewal is referred for what the claims of its company cost, and again when they are graver', async () => {
  const endDate = addDays(today(), 80)
  const policy = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  const { id } = answered(
    await asPolicy(cast.producer)(createClaim, {
      body: { accountId: policy.accountId, isFiled: true, ...notice } as never,
    }),
  )
  const at = { params: { claimId: ClaimId.parse(id) } }
  answered(await as(head)(contract.assignClaim, { ...at, body: { adjusterId: 'me' } }))
  answered(await as(head)(contract.setClaimPosition, { ...at, body: { position: 'ACCEPTED', letter: 'We accept.' } }))
  const reserve = (amount: number) =>
    as(head)(contract.setClaimReserve, {
      ...at,
      body: { kind: 'INDEMNITY', coverageId: liability, amount, reason: 'First look' } as never,
    })
  answered(await reserve(4_000_000))
  const body = {
    kind: 'INDEMNITY',
    coverageId: liability,
    amount: 4_000_000,
    payee: 'Northwind Forensics',
    memo: 'Invoice 7',
  }
  const { payments } = answered(await as(head)(contract.requestClaimPayment, { ...at, body: body as never }))
  const [payment] = payments
  if (payment === undefined) throw new Error('no payment')
  const ofPayment = { params: { ...at.params, paymentId: payment.id } }
  answered(await as(second)(contract.approveClaimPayment, { ...ofPayment, body: { amount: payment.paid } }))
  answered(
    await as(head)(contract.payClaimPayment, {
      ...ofPayment,
      body: { paymentMethod: 'Wire', reference: 'W-1', paidOn: today() },
    }),
  )
  await told()
  const account = await accountById(policy.accountId)
  if (account === undefined) throw new Error('no account')
  expect(claimsOf(account, new Date().toISOString())).toEqual({
    claims: 1,
    incurred: 4_000_000,
    recovered: 0,
    open: 1,
  })

  const quote = answered(
    await desk.quotes.as(cast.producer)(createRenewalQuote, { params: { policyId: policy.id }, body: {} }),
  )
  await desk.quotes.workPatch(quote.id)
  expect(await desk.quotes.read(quote.id)).toMatchObject({ agencyStatus: 'REFERRED' })
  const reasons = await reasonsOf(quote.id)
  expect(reasons).toMatchObject([
    { ruleId: 'referral.claims', input: 1, threshold: 0, outcome: 'REFERRED' },
    { ruleId: 'referral.claimsCost', input: 40_000, threshold: 25_000, outcome: 'REFERRED' },
    { ruleId: 'referral.openClaim', input: 1, threshold: 0, outcome: 'REFERRED' },
  ])
  expect(reasons.every(({ cure }) => cure !== '')).toBe(true)

  const note = 'The cause is mended, and two more controls are in place.'
  answered(await desk.quotes.as(cast.superAdmin)(releaseQuote, { params: { quoteId: quote.id }, body: { note } }))
  answered(await desk.quotes.as(cast.producer)(updateQuote, { params: { quoteId: quote.id }, body: { ...holder } }))
  answered(await reserve(9_000_000))
  await told()
  const bound = await desk.quotes.as(cast.producer)(bindQuote, { params: { quoteId: quote.id }, body: {} })
  expect(bound).toMatchObject({ problem: { code: 'quote.riskChanged' } })
  expect((await reasonsOf(quote.id)).find(({ ruleId }) => ruleId === 'referral.claimsCost')?.input).toBe(90_000)

  const recovery = { amount: 1_500_000, from: 'Subrogation', reference: 'R-1', receivedOn: today() }
  answered(await as(head)(contract.recordClaimRecovery, { ...at, body: recovery }))
  await told()
  const after = await accountById(policy.accountId)
  if (after === undefined) throw new Error('no account')
  expect(claimsOf(after, new Date().toISOString())).toMatchObject({ incurred: 9_000_000, recovered: 1_500_000 })
})

it('an account is told of claims that were filed before it knew of them, by a task that may be repeated', async () => {
  const policy = await desk.aPolicy()
  const body = { accountId: policy.accountId, isFiled: true, ...notice }
  answered(await asPolicy(cast.producer)(createClaim, { body: body as never }))
  const { claims: _, ...before } = await accounts.require(policy.accountId)
  await commit([accounts.update(before, before)])
  const now = new Date().toISOString()
  const tell = async () => {
    const { jobId } = (await tellAccounts({}, { now, name: 'by hand' })) as { readonly jobId: string }
    const { detail } = dueEvent(await jobs.require(jobId))
    await runJobs([knowClaims])({ id: 'evt_1', name: 'job.due', detail: detail as never, at: now, now, once: jobId })
    return jobs.require(jobId)
  }
  expect(await tell()).toMatchObject({ status: 'DONE', counts: { told: 1 } })
  expect(claimsOf(await accounts.require(policy.accountId), now).open).toBeGreaterThan(0)
  expect((await tell()).counts.told ?? 0).toBe(0)
})
