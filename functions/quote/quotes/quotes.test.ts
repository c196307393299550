import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as cartContract from '#shared/contracts/quote/cart.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import * as removal from '#shared/contracts/quote/removal.ts'
import { declineQuote, referQuote } from '#shared/contracts/quote/underwriting.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { type AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())

const nobody = QuoteId.parse('quo_01JH0000000000000000000Q99')
const at = (quoteId: QuoteId) => ({ params: { quoteId } })

describe('a quote', () => {
  it('is made and requested in one step, on the default terms where none are named', async () => {
    const create = (body: object, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.createQuote, { body: { accountId, product: 'P100', ...body } as never })
    expect(await create({}, cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
    expect(await create({}, cast.policyHolder)).toMatchObject({ status: 403 })
    expect(await create({ premium: 1 })).toMatchObject({ status: 400 })
    const made = answered(await create({ deductible: 10_000 }))
    expect(made).toMatchObject({
      agencyStatus: 'DRAFT',
      patching: true,
      product: 'P100',
      limit: 1_000_000,
      aggLimit: 1_000_000,
      deductible: 10_000,
      agencyName: 'Agency 1',
      agentEmail: cast.producer.email,
      currency: 'USD',
      timeZone: 'America/Los_Angeles',
      initialRequestData: { global: { preset: 2 } },
    })
    expect(made.rateBookVersion).toMatch(/us/)
    await desk.workPatch(made.id)
    expect(await desk.read(made.id)).toMatchObject({ agencyStatus: 'READY', patching: false })
  })

  it('begins on a day that can be had: another is refused with the days that can, wherever it is asked for', async () => {
    const today = dateAt(new Date().toISOString(), 'America/Los_Angeles')
    const days = { effectiveDate: addDays(today, -8) }
    const told = (path: string[]) => ({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path, detail: expect.stringContaining('cover can begin from') }] },
    })
    const as = desk.as(cast.producer)
    expect(await as(contract.createQuote, { body: { accountId, product: 'P100', ...days } as never })).toMatchObject(
      told(['effectiveDate']),
    )
    const variation = { accountId, product: 'P100', calculatorGeneratedData: days }
    expect(await as(cartContract.addP250CartQuote, { body: variation as never })).toMatchObject(
      told(['calculatorGeneratedData', 'effectiveDate']),
    )
    const quoteId = await desk.aPricedQuote(accountId)
    const change = (effectiveDate: CalendarDate) =>
      as(contract.updateQuote, { ...at(quoteId), body: { effectiveDate } })
    expect(await change(addDays(today, 76))).toMatchObject(told(['effectiveDate']))
    answered(await change(addDays(today, -7)))
  })

  it('is read by its own agency, its insured, staff and the holder of its link, and nobody else', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const read = (actor: Actor) => desk.as(actor)(contract.getQuote, at(quoteId))
    for (const actor of [cast.producer, cast.underwriter, { ...cast.policyHolder, organizationId: accountId }])
      expect(await read(actor as Actor)).toMatchObject({ ok: true })
    expect(await desk.as(guestOf('QUOTE', quoteId))(contract.getQuote, at(quoteId))).toMatchObject({ ok: true })
    const ofTeam2 = { ...cast.agent, teamIds: [castIds.team(2)] }
    for (const actor of [cast.otherProducer, cast.otherPolicyHolder, ofTeam2])
      expect(await read(actor as Actor)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
    expect(await desk.as(guestOf('QUOTE', nobody))(contract.pollQuote, at(quoteId))).toMatchObject({ status: 404 })
    expect(await desk.as(guestOf('E_PAY', quoteId))(contract.getQuote, at(quoteId))).toMatchObject({ status: 403 })
  })

  it('is sold by teams of its own agency, and no others', async () => {
    const create = (team: string) =>
      desk.as(cast.producer)(contract.createQuote, { body: { accountId, product: 'P100', teamIds: [team] } as never })
    const noTeam = 'tea_01JH00000000000000000N0NE1'
    for (const team of [castIds.team(3), noTeam])
      expect(await create(team)).toMatchObject({
        problem: { code: 'team.notFound', errors: [{ path: ['teamIds', 0] }] },
      })
    const { id } = answered(await create(castIds.team(1)))
    await desk.workPatch(id)
    const move = (team: string) =>
      desk.as(cast.producer)(contract.updateQuote, { ...at(id), body: { teamIds: [team] } as never })
    expect(await move(noTeam)).toMatchObject({
      problem: { code: 'team.notFound', errors: [{ path: ['teamIds', 0] }] },
    })
    expect(await move(castIds.team(1))).toMatchObject({ ok: true })
  })

  it('takes a policy holder and additional insureds until it is bound', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const guest = desk.as(guestOf('QUOTE', quoteId))
    const contact = await guest(contract.updateQuotePolicyContact, { ...at(quoteId), body: holder })
    expect(contact).toMatchObject({ ok: true, value: { ...holder, customerPhone: '14155550132' } })
    expect((await desk.read(quoteId)).agencyStatus).toBe('READY')
    const insured = {
      businessName: 'Sister Inc',
      address1: '2 Main Street',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      naicsCode: '541110',
      naicsDescription: 'Offices of lawyers',
    }
    const add = (actor: Actor, more: object = {}) =>
      desk.as(actor)(contract.updateQuoteAdditionalInsureds, {
        ...at(quoteId),
        body: { additionalInsureds: [{ ...insured, ...more }] },
      })
    expect(await add(cast.producer, { city: '' })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['additionalInsureds', 0, 'city'] }] },
    })
    expect(await add(cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await add(cast.producer)).toMatchObject({ value: { additionalInsureds: [insured] } })
    const lost = await desk.as(cast.producer)(contract.markQuoteLost, {
      ...at(quoteId),
      body: { reasonSummary: 'Price is High', reason: 'Another carrier' },
    })
    expect(lost).toMatchObject({ value: { agencyStatus: 'LOST' } })
    expect(await add(cast.producer)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    expect(await guest(contract.updateQuotePolicyContact, { ...at(quoteId), body: holder })).toMatchObject({
      status: 409,
      problem: { code: 'quote.notAllowed' },
    })
  })

  it('is priced again with answers of its own', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const before = await desk.read(quoteId)
    const answer = (body: object, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.updateQuoteAnswers, { ...at(quoteId), body })
    expect(await answer({ dynamicFields: { shoeSize: 42 } })).toMatchObject({ status: 400 })
    expect(await answer({ dynamicFields: { mfaEmail: 'NO' } }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await answer({ dynamicFields: { mfaEmail: 'NO' } })).toMatchObject({
      value: { id: quoteId, lastPatched: before.lastPatched },
    })
    expect(await answer({ answers: { mfaEmail: 'YES' } })).toMatchObject({ problem: { code: 'quote.beingPriced' } })
    await desk.workPatch(quoteId)
    expect(await desk.read(quoteId)).toMatchObject({
      agencyStatus: 'REFERRED',
      securityQuestions: { mfaEmail: 'NO' },
      referralReasons: [{ ruleId: 'referral.mfa' }],
    })
  })

  it('has a day by which it is needed, today at the earliest', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const need = (needBy: string, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.updateQuoteNeedBy, { query: { quoteId, needBy } })
    expect(await need('2020-01-01')).toMatchObject({
      status: 422,
      problem: { code: 'quote.neededBefore', errors: [{ path: ['query', 'needBy'] }] },
    })
    expect(await need('2099-01-01', cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await need('2099-01-01')).toMatchObject({ ok: true, value: { id: quoteId, needBy: '2099-01-01' } })
  })

  it('is sent to review with a reason', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const review = (reason: string, productType = 'P250', actor: Actor = cast.producer) =>
      desk.as(actor)(contract.requestQuoteReview, {
        params: { productType: productType as 'P250', quoteId },
        body: { reason },
      })
    expect(await review('')).toMatchObject({ problem: { errors: [{ detail: 'Reason is a required field' }] } })
    expect(await review('Please', 'P100')).toMatchObject({ status: 404 })
    expect(await review('Please', 'P250', cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await review('Please look')).toMatchObject({ ok: true, value: { agencyStatus: 'REFERRED' } })
    expect(await desk.events()).toContainEqual({ name: 'quote.referred', detail: { quoteId } })
    expect(await review('Again')).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })

  it('is marked read by each reader for themselves', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const mark = (read: boolean, actor: Actor = cast.underwriter) =>
      desk.as(actor)(contract.markQuoteRead, { ...at(quoteId), body: { read } })
    expect(await mark(true)).toMatchObject({ status: 204 })
    expect(await mark(true)).toMatchObject({ status: 204 })
    expect(await mark(false)).toMatchObject({ status: 204 })
    expect(await mark(true, cast.otherProducer)).toMatchObject({ status: 404 })
  })
})

describe('a lost quote', () => {
  it('is reopened as what it was, unless it has expired', async () => {
    const quoteId = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
    const lose = (body: object, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.markQuoteLost, { ...at(quoteId), body: { reason: 'Elsewhere', ...body } as never })
    expect(await lose({ reasonSummary: 'Fill-in option' })).toMatchObject({
      problem: { errors: [{ path: ['fillInReason'] }] },
    })
    expect(await lose({ reasonSummary: 'Price is High' }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await lose({ reasonSummary: 'Price is High' })).toMatchObject({ value: { agencyStatus: 'LOST' } })
    expect(await lose({ reasonSummary: 'Price is High' })).toMatchObject({ status: 409 })
    const reopen = (actor: Actor) => desk.as(actor)(contract.reopenQuote, at(quoteId))
    expect(await reopen(cast.producer)).toMatchObject({ status: 403 })
    expect(await reopen(cast.underwriter)).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    expect(await reopen(cast.underwriter)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    answered(await lose({ reasonSummary: 'Do not want Cyber' }))
    const quote = await quotes.require(quoteId)
    await commit([quoteChange(quote, quote.lastUpdated, { expiresOn: '2026-01-31' })])
    expect(await reopen(cast.underwriter)).toMatchObject({ status: 409, problem: { code: 'quote.expired' } })
  })

  it('comes back as a referral that a person has to release, whatever it is priced at then', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    answered(await desk.as(cast.underwriter)(referQuote, { ...at(quoteId), body: { reason: 'A doubtful story' } }))
    const lost = { reason: 'Elsewhere', reasonSummary: 'Price is High' } as const
    answered(await desk.as(cast.producer)(contract.markQuoteLost, { ...at(quoteId), body: lost }))
    answered(await desk.as(cast.underwriter)(contract.reopenQuote, at(quoteId)))
    answered(await desk.as(cast.producer)(contract.updateQuote, { ...at(quoteId), body: { limit: 2_000_000 } }))
    await desk.workPatch(quoteId)
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED', limit: 2_000_000 })
  })
})

describe('a deleted quote', () => {
  it('is out of the lists and the cart, and restored by an underwriter as what it was', async () => {
    const quoteId = await desk.aVariation(accountId)
    const remove = (actor: Actor) => desk.as(actor)(removal.removeQuote, at(quoteId))
    expect(await remove(cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await remove(cast.producer)).toMatchObject({ status: 204 })
    expect(await remove(cast.producer)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    const cart = await desk.as(cast.producer)(cartContract.getAccountCart, { params: { accountId } })
    expect(answered(cart).content).toEqual([])
    const restore = (actor: Actor) => desk.as(actor)(contract.restoreQuote, at(quoteId))
    expect(await restore(cast.producer)).toMatchObject({ status: 403 })
    expect(await restore(cast.underwriter)).toMatchObject({ value: { agencyStatus: 'DRAFT' } })
    expect(await restore(cast.underwriter)).toMatchObject({ status: 409 })
  })

  it('can be one of many; those that cannot be deleted are named', async () => {
    const ready = await desk.aPricedQuote(accountId)
    const requested = await desk.aRequestedQuote(accountId)
    const removed = await desk.as(cast.producer)(removal.removeQuotes, {
      body: { quoteIds: [ready, requested, nobody, ready] },
    })
    expect(removed).toMatchObject({
      value: {
        deleted: 1,
        failed: [
          { quoteId: requested, detail: expect.stringMatching(/^The quote is REQUESTED/) },
          { quoteId: nobody, detail: 'This quote does not exist, or is not one of yours.' },
        ],
      },
    })
    expect(await desk.as(cast.policyHolder)(removal.removeQuotes, { body: { quoteIds: [ready] } })).toMatchObject({
      status: 403,
    })
  })

  it('comes back to the underwriter who declined it', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const body = { isNotificationEnabled: false, reasonSummary: 'Error' as const, reason: 'Wrong account' }
    answered(await desk.as(cast.underwriter)(declineQuote, { ...at(quoteId), body }))
    const restored = await desk.as(cast.underwriter)(contract.restoreQuote, at(quoteId))
    expect(restored).toMatchObject({ value: { agencyStatus: 'READY' } })
  })

  it('can be all invalid or expired ones of an account, for operators alone', async () => {
    const own = await desk.anAccount()
    for (const status of ['INVALID', 'EXPIRED'] as const) {
      const { version: _, ...quote } = await quotes.require(await desk.aPricedQuote(own))
      await commit([quotes.update(await quotes.require(quote.id), { ...quote, status })])
    }
    const purge = (operation: typeof removal.removeInvalidQuotes | typeof removal.removeExpiredQuotes, actor: Actor) =>
      desk.as(actor)(operation, { query: { accountId: own } })
    expect(await purge(removal.removeInvalidQuotes, cast.producer)).toMatchObject({ status: 403 })
    const left = async () => {
      expect(await runJobsOf(desk.table, worker)).toEqual([])
      const rows = await quotes.every({ scopes: [`account:${own}`], group: ['INVALID', 'EXPIRED', 'DELETED'] })
      return (await quotes.byIds(rows.map(({ id }) => id))).flatMap(({ status }) =>
        status === 'DELETED' ? [] : [status],
      )
    }
    const before = await left()
    expect(before).toHaveLength(2)
    expect(await purge(removal.removeInvalidQuotes, cast.superAdmin)).toMatchObject({ status: 202 })
    expect(await purge(removal.removeInvalidQuotes, cast.superAdmin)).toMatchObject({ status: 202 })
    expect(await left()).toEqual(['EXPIRED'])
    expect(await purge(removal.removeExpiredQuotes, cast.superAdmin)).toMatchObject({ status: 202 })
    expect(await left()).toEqual([])
  })
})
