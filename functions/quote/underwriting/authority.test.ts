import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const release = (quoteId: QuoteId, actor: Actor = cast.underwriter, body: object = { note: 'Seen.' }) =>
  desk.as(actor)(contract.releaseQuote, { params: { quoteId }, body: body as never })
const underwrite = (quoteId: QuoteId, body: object, actor: Actor = cast.underwriter) =>
  desk.as(actor)(contract.underwriteQuote, { params: { quoteId }, body: body as never })
const flat = {
  managementOfContent: 0,
  dcmPractices: 0,
  companyStability: 0,
  drPlanning: 0,
  financialCondition: 0,
  securityAwareness: 0,
  managementExperience: 0,
}
const say = async (accountId: AccountId, mfaVendor: 'UNCERTAIN' | 'YES') =>
  answered(
    await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, {
      params: { accountId },
      body: { mfaVendor },
    }),
  )
/** The agent asks for a lower limit, and the quote is priced again. */
const lower = async (quoteId: QuoteId, limit = 500_000) => {
  answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { limit } }))
  await desk.workPatch(quoteId)
  return desk.read(quoteId)
}
const modify = (quoteId: QuoteId, body: object) =>
  desk.as(cast.underwriter)(contract.updateIrpm, {
    params: { quoteId },
    query: {},
    body: { ...flat, irpmNote: 'Good plans', ...body },
  })

describe('authority', () => {
  it('is measured on the revenue as it is: a corrected one moves the price and no boundary', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ revenue: 2_000_000_000 }))
    expect(await release(quoteId)).toMatchObject({ problem: { code: 'quote.beyondAuthority' } })
    answered(await underwrite(quoteId, { revenueFactor: 0.1, note: 'Most of it is passed on' }))
    const corrected = await desk.read(quoteId)
    expect(corrected.referralReasons.map(({ ruleId }) => ruleId)).toContain('referral.revenue')
    expect(await release(quoteId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.beyondAuthority',
        data: { measure: 'revenue', value: '2,000,000,000', roles: 'Super Admin, Power User' },
      },
    })
    expect(await release(quoteId, cast.superAdmin)).toMatchObject({ ok: true })
  })

  it('leaves what is borne and written at least and at most to the revenue as it is, too', async () => {
    const large = await desk.aPricedQuote(await desk.anAccount({ revenue: 1_200_000_000 }))
    const asked = { limit: 5_000_000, deductible: 25_000, revenueFactor: 0.1, note: 'Most of it is passed on' }
    expect(answered(await underwrite(large, asked))).toMatchObject({ aggLimit: 3_000_000, deductible: 250_000 })
    const small = await desk.aPricedQuote(await desk.anAccount({ revenue: 50_000_000 }))
    const { deductible } = await desk.read(small)
    expect(deductible).toBeLessThan(100_000)
    expect(answered(await underwrite(small, { revenueFactor: 10, note: 'The group counts' }))).toMatchObject({
      deductible,
    })
  })

  it('is not for one’s own request: two people see a risk that was referred', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ revenue: 2_000_000_000 }))
    const quote = await quotes.require(quoteId)
    await commit([quotes.update(quote, { ...quote, createdBy: cast.superAdmin.userId })])
    const second = { ...cast.superAdmin, userId: cast.underwriter.userId }
    expect((await desk.read(quoteId, cast.superAdmin)).isOwnRequest).toBe(true)
    expect(await release(quoteId, cast.superAdmin)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.ownRequest',
        detail: 'You requested this quote yourself: another underwriter releases it.',
      },
    })
    expect((await desk.read(quoteId, second)).isOwnRequest).toBeUndefined()
    expect(await release(quoteId, second)).toMatchObject({ ok: true })
  })

  it('counts what is earned abroad', async () => {
    const quoteId = await desk.aPricedQuote(
      await desk.anAccount({ revenue: 900_000_000, nonUsRevenue: 1_500_000_000, totalRevenue: 2_400_000_000 }),
    )
    expect((await desk.read(quoteId)).authority?.revenue).toBe(2_400_000_000)
    expect(await release(quoteId)).toMatchObject({ problem: { data: { measure: 'revenue' } } })
  })

  it('ends where credits do: a revenue corrected far down is one', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ revenue: 50_000_000 }), {
      aggregateLimit: 5_000_000,
    })
    answered(await underwrite(quoteId, { revenueFactor: 0.1, note: 'Most of it is passed on' }))
    expect((await desk.read(quoteId)).authority?.credit).toBeGreaterThan(25)
    expect(await release(quoteId)).toMatchObject({
      problem: { code: 'quote.beyondAuthority', data: { measure: 'credit in percent', threshold: '25' } },
    })
    answered(await underwrite(quoteId, { revenueFactor: 1, note: 'As it is' }))
    expect(await release(quoteId)).toMatchObject({ ok: true })
  })

  it('is asked for a credit of an indication whose open question the agent answers', async () => {
    const accountId = await desk.anAccount({ revenue: 50_000_000 })
    await say(accountId, 'UNCERTAIN')
    const quoteId = await desk.aPricedQuote(accountId)
    answered(await underwrite(quoteId, { revenueFactor: 0.1, note: 'Most of it is passed on' }))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'INDICATION' })
    await say(accountId, 'YES')
    expect(await lower(quoteId)).toMatchObject({
      agencyStatus: 'REFERRED',
      referralReasons: [{ ruleId: 'referral.credit', outcome: 'REFERRED' }],
    })
    expect(await lower(quoteId, 1_000_000)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect(await release(quoteId)).toMatchObject({
      problem: { code: 'quote.beyondAuthority', data: { measure: 'credit in percent' } },
    })
    expect(await release(quoteId, cast.superAdmin)).toMatchObject({ ok: true })
    expect(await lower(quoteId)).toMatchObject({ agencyStatus: 'READY' })
  })

  it('is asked for the schedule rating of a referral that the agent cures, and not for a debit', async () => {
    const cured = async (drPlanning: number) => {
      const quoteId = await desk.aPricedQuote(await desk.anAccount(), { aggregateLimit: 5_000_000 })
      expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
      answered(await modify(quoteId, { drPlanning }))
      const { agencyStatus, referralReasons } = await lower(quoteId)
      return { quoteId, agencyStatus, rules: referralReasons.map(({ ruleId }) => ruleId) }
    }
    const credited = await cured(-10)
    expect(credited).toMatchObject({ agencyStatus: 'REFERRED', rules: ['referral.credit'] })
    expect(await release(credited.quoteId)).toMatchObject({ ok: true })
    expect(await cured(10)).toMatchObject({ agencyStatus: 'READY', rules: [] })
  })

  it('holds for the terms of a ready quote too, which nobody would have to release any more', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ revenue: 50_000_000 }))
    const before = await desk.read(quoteId)
    expect(await underwrite(quoteId, { revenueFactor: 0.1, note: 'Most of it is passed on' })).toMatchObject({
      problem: { code: 'quote.beyondAuthority' },
    })
    expect((await desk.read(quoteId)).totalPremium).toBe(before.totalPremium)
    expect(await underwrite(quoteId, { revenueFactor: 0.1, note: 'The chief may' }, cast.superAdmin)).toMatchObject({
      ok: true,
    })
  })

  it('needs a word for every override, which is kept as a note', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount(), { aggregateLimit: 5_000_000 })
    expect(await underwrite(quoteId, { revenueFactor: 0.9 })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['note'] }] },
    })
    expect(await release(quoteId, cast.underwriter, {})).toMatchObject({ problem: { errors: [{ path: ['note'] }] } })
    expect(await release(quoteId, cast.underwriter, { note: ' ' })).toMatchObject({ status: 400 })
    answered(await modify(quoteId, { drPlanning: -10 }))
    answered(await release(quoteId, cast.underwriter, { note: 'A board that asks.' }))
    const notes = answered(await desk.as(cast.underwriter)(listQuoteNotes, { query: { quoteId } }))
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['A board that asks.', 'Schedule rating 0.9: Good plans'])
  })
})

describe('schedule rating', () => {
  it('shows what it charges, and refuses what the rate book would not apply', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const before = await desk.read(quoteId)
    const most = Object.fromEntries(Object.keys(flat).map((name) => [name, -5]))
    expect(
      await modify(quoteId, { ...most, dcmPractices: -10, drPlanning: -10, securityAwareness: -10 }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: expect.stringContaining('between 0.75 and 1.25'), path: ['irpmModifier'] }] },
    })
    const applied = answered(await modify(quoteId, { dcmPractices: 10, drPlanning: 10, securityAwareness: 5 }))
    expect(applied.irpmModifier).toBe(1.25)
    expect(Math.abs(applied.premium / before.premium - 1.25)).toBeLessThan(0.005)
  })

  it('says where the spread of all credits holds it', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const stepsNow = async () =>
      answered(await desk.as(cast.underwriter)(getQuoteWaterfall, { params: { quoteId } })).steps.map(({ key }) => key)
    expect(await stepsNow()).not.toContain('creditSpread')
    answered(await modify(quoteId, { dcmPractices: -10, drPlanning: -10, securityAwareness: -5 }))
    expect(await stepsNow()).toContain('creditSpread')
  })
})

describe('terms that are being typed', () => {
  it('cost what setting them costs, the individual risk with them, and change nothing', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    answered(await modify(quoteId, { financialCondition: -5 }))
    const before = await desk.read(quoteId)
    const terms = { limit: 250_000, revenueFactor: 2 }
    const typed = answered(await desk.as(cast.underwriter)(contract.priceTerms, { params: { quoteId }, body: terms }))
    expect((await desk.read(quoteId)).totalPremium).toBe(before.totalPremium)
    expect(typed.totalPremium).not.toBe(before.totalPremium)
    const set = answered(await underwrite(quoteId, { ...terms, note: 'The group counts' }))
    expect(set.totalPremium).toBe(typed.totalPremium)
    expect(await desk.as(cast.producer)(contract.priceTerms, { params: { quoteId }, body: {} })).toMatchObject({
      status: 403,
    })
  })
})
