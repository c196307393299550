import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { lossRuns } from '#functions/docs/store/lossRuns.ts'
import { handler as docsWorker } from '#functions/docs/worker.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, renewalOf } from '#functions/policy/public.ts'
import { setAutoRenewal } from '#shared/contracts/policy/renewals.ts'
import { createRenewalQuote } from '#shared/contracts/quote/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quoteById } from '../public.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'
import { renewAgreed } from './renewByThemselves.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

let apart = 0

/** A policy in force of a company of its own, paid, of which so many days are left, with its renewal offered. */
const offered = async (days: number, isPaid = true): Promise<PolicyRecord> => {
  const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
  await desk.quotes.workPatch(quoteId)
  const sold = await quoteById(quoteId)
  // Days of their own: a run of a day is one job.
  apart += 1
  const endDate = addDays(today(), days + apart)
  const policy = await desk.aPolicy({ ...sold, effectiveDate: addMonths(endDate, -12), endDate })
  if (isPaid) answered(await desk.record(policy, await desk.pay(policy)))
  await meetDeadlines({ now: new Date().toISOString() })
  const { id } = answered(
    await desk.quotes.as(cast.producer)(createRenewalQuote, { params: { policyId: policy.id }, body: {} }),
  )
  await desk.quotes.workPatch(id)
  await desk.quotes.settle()
  return desk.read(policy.id)
}
const wanted = async ({ id }: PolicyRecord) =>
  answered(
    await desk.asPolicy(cast.producer)(setAutoRenewal, {
      params: { policyId: id },
      body: { wanted: true, instructedBy: 'Ida Moreau' },
    }),
  )
const offerOf = async ({ id }: PolicyRecord) => quotes.require((await renewalOf(id))?.quoteId ?? '')
const runOn = async (policy: PolicyRecord, daysLeft: number) => {
  await renewAgreed({ now: `${addDays(policy.expirationDate, -daysLeft)}T09:30:00.000Z` })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  return desk.read(policy.id)
}
const toldOf = async ({ id }: PolicyRecord) =>
  (await desk.events('policy.autoRenewal', id)).map(({ detail }) => (detail as { standing: string }).standing)

describe('a policy that is to renew itself', () => {
  it('is wanted by the insured, or by its agency on their word, and stopped on any day', async () => {
    const policy = await offered(60)
    const params = { policyId: policy.id }
    const as = desk.asPolicy(cast.producer)
    expect(await as(setAutoRenewal, { params, body: { wanted: true } })).toMatchObject({
      status: 422,
      problem: { code: 'policy.notInstructed' },
    })
    expect(await wanted(policy)).toMatchObject({ autoRenewal: { instructedBy: 'Ida Moreau', mostRise: 10 } })
    expect(await desk.asPolicy(cast.otherProducer)(setAutoRenewal, { params, body: { wanted: false } })).toMatchObject({
      status: 404,
    })
    answered(await as(setAutoRenewal, { params, body: { wanted: false } }))
    expect((await desk.read(policy.id)).autoRenewal).toBeUndefined()
  })

  it('is told of first, with its price, then bound and issued, each once', async () => {
    const policy = await offered(60)
    await wanted(policy)
    expect((await runOn(policy, 50)).autoRenewal?.told).toBeUndefined()
    const quote = await offerOf(policy)
    expect(quote.status).toBe('READY')
    const told = await runOn(policy, 44)
    expect(told.autoRenewal?.refused).toBeUndefined()
    expect(told.autoRenewal?.told).toMatchObject({ quoteId: quote.id, totalPremium: quote.totalPremium })
    await runOn(policy, 40)
    expect(await toldOf(policy)).toEqual(['told'])
    const done = await runOn(policy, 10)
    expect(done.autoRenewal).toMatchObject({ done: { quoteId: quote.id } })
    const bound = await offerOf(policy)
    expect(bound).toMatchObject({ status: 'BOUND', boundAt: expect.any(String), issueRequestedAt: expect.any(String) })
    await runOn(policy, 9)
    expect(await toldOf(policy)).toEqual(['told', 'done'])
    expect(await desk.events('policy.issueRequested', bound.binder?.id ?? '')).toHaveLength(1)
  })

  it('that is not clean is told to its agent with why, once for each why, and renews once it is', async () => {
    const policy = await offered(60)
    await wanted(policy)
    const quote = await offerOf(policy)
    await commit([quotes.update(quote, { ...quote, totalPremium: Math.round(policy.totalPremium * 1.2) })])
    const refused = await runOn(policy, 44)
    expect(refused.autoRenewal?.refused?.reasons).toEqual(['Its price rises by more than 10 percent.'])
    await runOn(policy, 43)
    expect(await toldOf(policy)).toEqual(['refused'])
    const again = await offerOf(policy)
    await commit([quotes.update(again, { ...again, totalPremium: quote.totalPremium })])
    expect((await runOn(policy, 40)).autoRenewal).toMatchObject({ told: { quoteId: quote.id } })
    expect(await toldOf(policy)).toEqual(['refused', 'told'])
  })

  it('is not bound at another price than the insured was told in time', async () => {
    const policy = await offered(60)
    await wanted(policy)
    await runOn(policy, 44)
    const quote = await offerOf(policy)
    await commit([quotes.update(quote, { ...quote, totalPremium: quote.totalPremium + 100 })])
    expect((await runOn(policy, 10)).autoRenewal?.refused?.reasons).toEqual([
      'There is no time left to tell the insured of its price.',
    ])
    expect((await offerOf(policy)).status).toBe('READY')
  })

  it('does not renew itself unpaid, unasked, or opted out', async () => {
    const unpaid = await offered(60, false)
    const invoice = await invoiceOfPolicy(unpaid.id)
    if (invoice === undefined) throw new Error('It was not invoiced.')
    await commit([invoices.update(invoice, { ...invoice, dueDate: addDays(today(), -3) })])
    await wanted(unpaid)
    expect((await runOn(unpaid, 44)).autoRenewal?.refused?.reasons).toContain('The policy that ends is not paid.')
    const unasked = await offered(60)
    await runOn(unasked, 10)
    expect((await offerOf(unasked)).status).toBe('READY')
  })
})

describe('the offer of a renewal', () => {
  it('has a loss run of its day beside it, once', async () => {
    const policy = await offered(60)
    const quote = await offerOf(policy)
    const time = '2026-11-20T00:00:00.000Z'
    const body = JSON.stringify({ id: 'evt_1', 'detail-type': 'quote.ready', time, detail: { quoteId: quote.id } })
    const arn = 'arn:aws:sqs:us-east-1:000000000000:palisade-us-docs-runLossesOfRenewal'
    for (const messageId of ['m1', 'm2'])
      expect(await deliver(docsWorker, [{ messageId, body, eventSourceARN: arn } as never])).toEqual([])
    const asked = (await desk.quotes.events()).filter(({ name }) => name === 'policy.lossRunRequested')
    const runs = await lossRuns.byIds(asked.map(({ detail }) => (detail as { lossRunId: string }).lossRunId))
    expect(runs.filter(({ quoteId }) => quoteId === quote.id)).toHaveLength(1)
    expect(runs[0]?.run.asOf).toBe(dateAt(new Date().toISOString(), 'America/New_York'))
  })
})
