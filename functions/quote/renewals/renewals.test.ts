import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accountById } from '#functions/account/public.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, renewalOf } from '#functions/policy/public.ts'
import { submissionById } from '#functions/submission/public.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import * as policyContract from '#shared/contracts/policy/renewals.ts'
import { markQuoteLost, updateQuote } from '#shared/contracts/quote/quotes.ts'
import * as contract from '#shared/contracts/quote/renewals.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { soundDetails } from '#tests/support/soundCompany.ts'
import { followRenewals } from '../jobs/followRenewals.ts'
import { quoteById } from '../public.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]

/** A policy in force of which so many days are left. */
const endingIn = async (days: number, more: Parameters<PolicyDesk['aPolicy']>[0] = {}): Promise<PolicyRecord> => {
  const endDate = addDays(dateAt(new Date().toISOString(), 'America/Los_Angeles'), days)
  const policy = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate, ...more })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(policy.id)
}

const renew = (policy: PolicyRecord, actor: Actor = cast.producer, body: object = {}) =>
  desk.quotes.as(actor)(contract.createRenewalQuote, { params: { policyId: policy.id }, body: body as never })

/** The renewal's quote, priced. */
const priced = async (policy: PolicyRecord) => {
  const { id } = answered(await renew(policy))
  await desk.quotes.workPatch(id)
  return id
}

const compare = (quoteId: QuoteId, actor: Actor = cast.producer) =>
  desk.quotes.as(actor)(contract.getRenewalComparison, { params: { quoteId } })

/** The scheduled run of a day, with all it leads to. */
const followAt = async (now: Instant) => {
  await followRenewals({ now })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.quotes.settle()
}
const noonBefore = (policy: PolicyRecord, days: number): Instant =>
  `${addDays(policy.expirationDate, -days)}T09:00:00.000Z`

describe('the renewal of a policy', () => {
  it('is sold by who sold the policy, while they are of its agency, and else by the agent of its account', async () => {
    const kit = aUser({ id: castIds.user(84), email: 'kit@agency1.example', firstName: 'Kit', phone: '+15035550160' })
    await commit([users.create(kit)])
    const sold = { agentEmail: kit.email, agentFirstName: 'Kitty', agentPhone: '15035550142' }
    const theirs = await quoteById(answered(await renew(await endingIn(80, sold))).id)
    expect(theirs).toMatchObject({ agentId: kit.id, agentFirstName: 'Kit', agentPhone: '15035550142' })
    const gone = { agentEmail: 'gone@agency1.example', agentFirstName: 'Gone' }
    const handedOn = await quoteById(answered(await renew(await endingIn(80, gone))).id)
    expect(handedOn).toMatchObject({ agentId: cast.producer.userId, agentEmail: cast.producer.email })
  })

  it('is quoted on the terms the policy ends with, from the day it ends, once', async () => {
    const policy = await endingIn(80)
    const [first, second] = await Promise.all([renew(policy), renew(policy)])
    const quote = answered(first)
    expect(answered(second).id).toBe(quote.id)
    expect(quote).toMatchObject({
      isRenewal: true,
      accountId: policy.accountId,
      product: policy.productType,
      effectiveDate: policy.expirationDate,
      endDate: addMonths(policy.expirationDate, 12),
      limit: policy.limit,
      deductible: policy.deductible,
      customerEmail: policy.customerEmail,
      warnings: [],
    })
    expect(quote.initialRequestData.coverages).toEqual((await quoteById(policy.quoteId ?? ''))?.selection.coverages)
    await desk.quotes.workPatch(quote.id)
    expect(answered(await renew(policy)).agencyStatus).toBe('READY')
  })

  it('is the same quote for who asks again for a day beyond those that cover may begin on', async () => {
    const policy = await endingIn(80)
    const late = { effectiveDate: addDays(policy.expirationDate, 300) }
    const quote = answered(await renew(policy, cast.producer, late))
    expect(quote.warnings).not.toEqual([])
    expect(answered(await renew(policy, cast.producer, late)).id).toBe(quote.id)
    await desk.quotes.workPatch(quote.id)
    expect(answered(await renew(policy, cast.producer, late)).id).toBe(quote.id)
  })

  it('is quoted anew once the policy that renewed it was cancelled as of its first day', async () => {
    const policy = await endingIn(80)
    const sold = await priced(policy)
    const renewal = await desk.aPolicy({ isRenewal: true, renewsPolicyId: policy.id })
    const quote = await quotes.require(sold)
    const binder = { id: renewal.id, policyNumber: renewal.policyNumber }
    await commit([quotes.update(quote, { ...quote, status: 'ISSUED', binder })])
    expect(await renew(policy)).toMatchObject({ problem: { code: 'policy.alreadyRenewed' } })
    answered(
      await desk.asPolicy(cast.underwriter)(flatCancelPolicy, {
        params: { policyId: renewal.id },
        body: { reason: 'Not taken up' },
      }),
    )
    expect(answered(await renew(policy)).id).not.toBe(sold)
  })

  it('is not quoted otherwise while its price is being worked out', async () => {
    const policy = await endingIn(80)
    const quote = answered(await renew(policy))
    const other = { effectiveDate: addDays(policy.expirationDate, 1) }
    expect(await renew(policy, cast.producer, other)).toMatchObject({ problem: { code: 'quote.beingPriced' } })
    await desk.quotes.workPatch(quote.id)
    expect(answered(await renew(policy, cast.producer, other)).id).not.toBe(quote.id)
  })

  it('begins when the policy ends that it renews, or later: nothing sooner is taken for it', async () => {
    const policy = await endingIn(70)
    const { id: quoteId } = answered(await renew(policy))
    await desk.quotes.workPatch(quoteId)
    const change = (effectiveDate: CalendarDate) =>
      desk.quotes.as(cast.producer)(updateQuote, { params: { quoteId }, body: { effectiveDate } })
    expect(await change(addDays(policy.expirationDate, -1))).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path: ['effectiveDate'] }] },
    })
    answered(await change(addDays(policy.expirationDate, 1)))
  })

  it('says what changed and why the price moved, factor by factor, to the cent', async () => {
    const policy = await endingIn(75)
    const same = answered(await compare(await priced(policy)))
    expect(same.changes).toEqual([])
    expect(same.coverages).toEqual([])

    const account = await accountById(policy.accountId)
    const revenue = (account?.revenue ?? 0) * 3
    const grown = await callerOf(accountHandler)(cast.producer)(updateAccountDetails, {
      params: { accountId: policy.accountId as never },
      body: { ...soundDetails('us'), name: account?.name, revenue } as never,
    })
    if (!grown.ok) throw new Error(JSON.stringify(grown.problem))
    const lost = await renew(policy, cast.producer, { effectiveDate: addDays(policy.expirationDate, 1) })
    const quoteId = answered(lost).id
    await desk.quotes.workPatch(quoteId)
    const comparison = answered(await compare(quoteId))
    expect(comparison.changes).toContainEqual({
      kind: 'detail',
      what: 'revenue',
      before: account?.revenue,
      after: revenue,
    })
    expect(comparison.moves[0]).toMatchObject({ key: 'baseRate' })
    expect(comparison.moves.reduce((sum, { effect }) => sum + effect, 0)).toBe(
      comparison.after.totalPremium - comparison.before.totalPremium,
    )
  })

  it('is for whoever may quote it, and of policies near their end alone', async () => {
    const early = await endingIn(130)
    expect(await renew(early)).toMatchObject({ status: 409, problem: { code: 'policy.tooEarlyToRenew' } })
    const policy = await endingIn(100)
    expect(await renew(policy, cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'policy.notFound' } })
    expect(await renew(policy, cast.policyHolder)).toMatchObject({ status: 403 })
    expect(await renew(policy, cast.producer, { effectiveDate: addDays(policy.expirationDate, -1) })).toMatchObject({
      status: 422,
    })
    const { id } = answered(await renew(policy))
    expect(await compare(id, cast.otherProducer)).toMatchObject({ status: 404 })
    const optOut = { params: { policyId: policy.id }, body: { reason: 'Insured elsewhere' } }
    answered(await desk.asPolicy(cast.producer)(policyContract.createRenewalOptOut, optOut))
    expect(await renew(policy)).toMatchObject({ status: 409, problem: { code: 'policy.optedOut' } })
    const sold = (await desk.aQuote()).id
    expect(await compare(sold)).toMatchObject({ status: 409, problem: { code: 'quote.notARenewal' } })
  })
})

describe('the clock of renewals', () => {
  it('opens a submission at 120 days, quotes at 90, reminds at 90, 60, 30 and 7, each once', async () => {
    const policy = await endingIn(100)
    const reminders = async () =>
      (await desk.events('policy.renewalDue', policy.id)).map(({ detail }) => 'days' in detail && detail.days)
    await followAt(noonBefore(policy, 121))
    expect(await renewalOf(policy.id)).toBeUndefined()

    await followAt(noonBefore(policy, 120))
    const candidate = await renewalOf(policy.id)
    expect(candidate?.quoteId).toBeUndefined()
    expect(await submissionById(candidate?.submissionId ?? '')).toMatchObject({
      renewalOf: { policyId: policy.id, clear: true },
    })

    await followAt(noonBefore(policy, 90))
    await followAt(noonBefore(policy, 90))
    const offered = await renewalOf(policy.id)
    const quoteId = QuoteId.parse(offered?.quoteId)
    expect(await quoteById(quoteId)).toMatchObject({
      renewsPolicyId: policy.id,
      isRenewal: true,
      submissionId: candidate?.submissionId,
      createdBy: policy.createdBy,
    })
    expect(await reminders()).toEqual([90])
    await followAt(noonBefore(policy, 89))
    await followAt(noonBefore(policy, 60))
    await followAt(noonBefore(policy, 45))
    expect(await reminders()).toEqual([90, 60])
    expect((await renewalOf(policy.id))?.quoteId).toBe(quoteId)

    const mute = { params: { policyId: policy.id }, body: { mute: true } }
    answered(await desk.asPolicy(cast.producer)(policyContract.muteRenewalReminders, mute))
    await followAt(noonBefore(policy, 30))
    expect(await reminders()).toEqual([90, 60])
    answered(
      await desk.asPolicy(cast.producer)(policyContract.muteRenewalReminders, { ...mute, body: { mute: false } }),
    )
    await followAt(noonBefore(policy, 7))
    expect(await reminders()).toEqual([90, 60, 7])
  })

  it('leaves alone what somebody decided on: an opt-out, a quote that was lost', async () => {
    const policy = await endingIn(85)
    await followAt(noonBefore(policy, 84))
    const quoteId = QuoteId.parse((await renewalOf(policy.id))?.quoteId)
    await desk.quotes.workPatch(quoteId)
    answered(
      await desk.quotes.as(cast.producer)(markQuoteLost, {
        params: { quoteId },
        body: { reasonSummary: 'Price is High', reason: 'Cheaper elsewhere' } as never,
      }),
    )
    await followAt(noonBefore(policy, 80))
    expect((await renewalOf(policy.id))?.quoteId).toBe(quoteId)
    const optedOut = await endingIn(83)
    const optOut = { params: { policyId: optedOut.id }, body: { reason: 'Insured elsewhere' } }
    answered(await desk.asPolicy(cast.producer)(policyContract.createRenewalOptOut, optOut))
    await followAt(noonBefore(optedOut, 60))
    expect(await renewalOf(optedOut.id)).toBeUndefined()
  })

  it('tells agent and insured by e-mail', async () => {
    const policy = await endingIn(50)
    await followAt(noonBefore(policy, 50))
    const event = (await desk.events('policy.renewalDue', policy.id)).at(0)
    const body = JSON.stringify({
      id: 'evt_renewal',
      'detail-type': event?.name,
      time: new Date().toISOString(),
      detail: event?.detail,
    })
    await messagesWorker({ Records: [{ messageId: 'm1', body }] } as never)
    const mails = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested')
    expect(mails.length).toBeGreaterThanOrEqual(2)
  })
})
