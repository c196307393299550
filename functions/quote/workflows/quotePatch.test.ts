import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import { pollQuote, recalculateQuote, retryQuoteRequest, updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { runWorkflow } from '#tests/support/workflow.ts'
import { quoteById } from '../public.ts'
import { handler as worker } from '../worker.ts'
import { quotePatch } from './quotePatch.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const patchOf = async (quoteId: QuoteId) => ({ quoteId, patchId: (await quoteById(quoteId))?.patch?.id ?? '' })

const requested = async (
  terms: Readonly<Record<string, unknown>> = {},
  product = 'P250',
  details: Readonly<Record<string, unknown>> = {},
) => {
  const accountId = await desk.anAccount(details)
  const quoteId = await desk.aVariation(accountId, { ...terms }, product)
  answered(await desk.as(cast.producer)(requestCartQuotes, { body: { quoteIds: [quoteId], accountId } }))
  return { accountId, quoteId, input: await patchOf(quoteId) }
}

describe('the quote patch', () => {
  it('scores, rates, refers, saves and notifies; the client polls until it is done', async () => {
    const { accountId, quoteId, input } = await requested()
    const poll = async (since?: string) =>
      answered(
        await desk.as(cast.producer)(pollQuote, { params: { quoteId }, query: since === undefined ? {} : { since } }),
      )
    const before = await poll()
    expect(before).toMatchObject({ agencyStatus: 'DRAFT', changed: false, patching: true })
    const { tasks, output } = await runWorkflow(quotePatch, worker, input)
    expect(tasks).toEqual(['score', 'rate', 'refer', 'save', 'notify'])
    expect(output).toMatchObject({
      score: { riskScore: expect.any(Number) },
      rate: { ok: true, totalPremium: expect.any(Number) },
      refer: { status: 'READY', rules: [] },
      save: { again: false },
      notify: { status: 'READY' },
    })
    expect(await poll(before.lastPatched)).toMatchObject({ agencyStatus: 'READY', changed: true, patching: false })
    expect(await desk.events()).toContainEqual({ name: 'quote.ready', detail: { quoteId } })
    expect((await accountById(accountId))?.status).toBe('Quoted')
  })

  it('changes nothing more when it is carried out a second time', async () => {
    const { quoteId, input } = await requested()
    await runWorkflow(quotePatch, worker, input)
    const first = await quoteById(quoteId)
    const again = await runWorkflow(quotePatch, worker, input)
    expect(again.tasks).toEqual(['score', 'rate', 'reject'])
    expect(await quoteById(quoteId)).toEqual(first)
    const ready = (await desk.events()).filter(
      (event) => event.name === 'quote.ready' && event.detail.quoteId === quoteId,
    )
    expect(ready).toHaveLength(1)
  })

  it('refers what is beyond the programme, with the reasons and their cures', async () => {
    const { quoteId, input } = await requested({ aggregateLimit: 5_000_000 })
    await runWorkflow(quotePatch, worker, input)
    expect(await desk.read(quoteId, cast.producer)).toMatchObject({
      agencyStatus: 'REFERRED',
      referralReasons: [
        { ruleId: 'referral.limit', input: 5_000_000, threshold: 3_000_000, cure: expect.stringMatching(/limit/) },
      ],
    })
    expect(await desk.events()).toContainEqual({ name: 'quote.referred', detail: { quoteId } })
  })

  it('starts over when the account changes between rating and saving', async () => {
    const { accountId, quoteId, input } = await requested()
    let changed = false
    const { tasks } = await runWorkflow(quotePatch, worker, input, async (task) => {
      if (task !== 'save' || changed) return
      changed = true
      const account = await accounts.require(accountId)
      await commit([accounts.update(account, { ...account, revenue: 20_000_000 })])
    })
    expect(tasks).toEqual(['score', 'rate', 'refer', 'save', 'score', 'rate', 'refer', 'save', 'notify'])
    expect((await desk.read(quoteId)).firmographicData.revenue).toBe(20_000_000)
  })

  it('tries a step again that failed for the moment', async () => {
    const { quoteId, input } = await requested()
    let failures = 2
    const { tasks } = await runWorkflow(quotePatch, worker, input, (task) => {
      if (task === 'rate' && failures-- > 0) throw new Error('The table is out of breath.')
    })
    expect(tasks).toEqual(['score', 'rate', 'refer', 'save', 'notify'])
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY' })
  })

  it('rejects what cannot be rated with the reason, and prices it when it is requested again', async () => {
    const { accountId, quoteId, input } = await requested()
    const account = await accounts.require(accountId)
    const { revenue: _, version: __, ...poor } = account
    await commit([accounts.update(account, poor)])
    const { tasks } = await runWorkflow(quotePatch, worker, input)
    expect(tasks).toEqual(['score', 'rate', 'reject'])
    expect(await desk.read(quoteId)).toMatchObject({
      agencyStatus: 'API_REJECTED',
      rejection: 'the account does not say its revenue',
      patching: false,
    })
    const poorer = await accounts.require(accountId)
    await commit([accounts.update(poorer, { ...poorer, revenue: 5_000_000 })])
    const retry = (actor = cast.producer) => desk.as(actor)(retryQuoteRequest, { params: { quoteId } })
    expect(await retry(cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
    expect(await retry()).toMatchObject({ ok: true, value: { agencyStatus: 'API_REJECTED' } })
    expect(await retry()).toMatchObject({ ok: true })
    await runWorkflow(quotePatch, worker, await patchOf(quoteId))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY' })
    expect(await retry()).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })

  it('tells people what to do and not what broke', async () => {
    const { quoteId, input } = await requested()
    const { tasks } = await runWorkflow(quotePatch, worker, input, (task) => {
      if (task === 'refer') throw new Error('secret innards')
    })
    expect(tasks).toEqual(['score', 'rate', 'reject'])
    expect(await desk.read(quoteId)).toMatchObject({
      agencyStatus: 'API_REJECTED',
      rejection: 'the rating service did not answer; request the quote again',
    })
  })
})

describe('a changed quote', () => {
  it('keeps its status and price until the new terms are priced', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const before = await desk.read(quoteId)
    const change = (body: object, actor = cast.producer) =>
      desk.as(actor)(updateQuote, { params: { quoteId }, body: body as never })
    expect(await change({ limit: 2_000_000 }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await change({ limit: 2_000_000, premium: 1 })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['premium'] }] },
    })
    const asked = answered(await change({ limit: 2_000_000, agentPhone: '(415) 555-0133' }))
    expect(asked).toMatchObject({ patching: true, totalPremium: before.totalPremium, agentPhone: '14155550133' })
    expect(await change({ limit: 1_500_000 })).toMatchObject({ status: 409, problem: { code: 'quote.beingPriced' } })
    expect(await desk.as(cast.producer)(recalculateQuote, { params: { quoteId } })).toMatchObject({
      problem: { code: 'quote.beingPriced' },
    })
    await desk.workPatch(quoteId)
    const after = await desk.read(quoteId)
    expect(after).toMatchObject({ agencyStatus: 'READY', patching: false, aggLimit: 2_000_000 })
    expect(after.totalPremium).toBeGreaterThan(before.totalPremium)
  })

  it('is referred when its new terms are beyond the programme, and ready again when they are not', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const change = async (limit: number) => {
      answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { limit } }))
      await desk.workPatch(quoteId)
      return (await desk.read(quoteId)).agencyStatus
    }
    expect(await change(4_000_000)).toBe('REFERRED')
    expect(await change(1_000_000)).toBe('READY')
  })

  it('is priced at once on demand with what the account says today', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const before = await desk.read(quoteId)
    const account = await accounts.require(accountId)
    await commit([accounts.update(account, { ...account, revenue: 9_000_000 })])
    const recalculate = (actor = cast.producer) => desk.as(actor)(recalculateQuote, { params: { quoteId } })
    expect(await recalculate(cast.otherProducer)).toMatchObject({ status: 404 })
    const recalculated = answered(await recalculate())
    expect(recalculated.totalPremium).toBeGreaterThan(before.totalPremium)
    expect(recalculated.lastPatched > before.lastPatched).toBe(true)
  })
})
