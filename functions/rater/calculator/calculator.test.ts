import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/rater/index.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'

type Actor = (typeof cast)[keyof typeof cast]

const as = callerOf(handler)
let desk: QuoteDesk
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())

const global = {
  preset: 2 as const,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12 as const,
  retroActivePeriod: -1 as const,
  ...annualTerm(defaultEffectiveDate(dateAt(new Date().toISOString(), 'UTC'))),
}
const typed = { revenue: 5_000_000, naicsCode: '541110', state: 'OR' }
const rate = (body: object, actor: Actor = cast.producer) =>
  as(actor)(contract.rateQuote, { body: { account: typed, global, coverages: {}, ...body } as never })

describe('what each product would cost an account', () => {
  const indications = (actor: Actor = cast.producer, id: AccountId = accountId) =>
    as(actor)(contract.listIndications, { query: { accountId: id } })

  it('is told for every product of the region, as the calculator has it on usual terms', async () => {
    const all = answered(await indications())
    expect(all.map(({ product }) => product)).toEqual(regionOf('us').products)
    const p100 = all.find(({ product }) => product === 'P100')
    const priced = answered(await rate({ account: { id: accountId, revenue: 1 } }))
    expect(p100).toMatchObject({
      premium: priced.premium,
      total: priced.total,
      outcome: priced.outcome,
      family: 'cyber',
    })
    const directors = all.find(({ product }) => product === 'SP_DO')
    expect(directors).toMatchObject({ family: 'management', outcome: 'INDICATION' })
    expect(directors?.total).toBeGreaterThan(0)
    expect(directors?.reasons).toContain('Questions that the product requires are not answered')
  })

  it('is for those alone in whose reach the account is', async () => {
    expect(await indications(cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await indications(cast.policyHolder)).toMatchObject({ status: 403 })
  })
})

describe('one risk over all products', () => {
  const price = (body: object, actor: Actor = cast.producer) =>
    as(actor)(contract.priceProducts, { body: { account: typed, ...body } as never })

  it('is priced in one call, each product as the calculator has it on the same terms', async () => {
    const { currency, products } = answered(await price({ global }))
    expect(currency).toBe('USD')
    expect(products.map(({ product }) => product)).toEqual(regionOf('us').products)
    const one = answered(await rate({}))
    const { premium, fees, taxes, total, outcome, reasons, warnings, rateBookVersion } = one
    expect(products.find(({ product }) => product === 'P100')).toMatchObject({
      ...{ premium, fees, taxes, total, outcome, reasons, warnings, rateBookVersion },
      limit: 1_000_000,
    })
    const sum = (items: readonly { readonly amount: number }[]) => items.reduce((all, { amount }) => all + amount, 0)
    for (const each of products) expect(each.premium + sum(each.fees) + sum(each.taxes)).toBe(each.total)
  })

  it('is priced on usual terms where none are given, for the products that are named', async () => {
    const answer = answered(await price({ account: { id: accountId, revenue: 1 }, products: ['P100'] }))
    const usual = answered(await as(cast.producer)(contract.listIndications, { query: { accountId } })).find(
      ({ product }) => product === 'P100',
    )
    expect(answer.products).toMatchObject([{ product: 'P100', total: usual?.total, outcome: usual?.outcome }])
    expect(await price({ account: { id: accountId, revenue: 1 } }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await price({}, cast.policyHolder)).toMatchObject({ status: 403 })
  })
})

describe('the calculator', () => {
  it('prices what the screen shows, with presets, options, reasons and a waterfall that adds up', async () => {
    const answer = answered(await rate({}))
    expect(answer).toMatchObject({ currency: 'USD', uwReferral: false, calculatorError: null, global: { preset: 2 } })
    expect(answer.waterfall.reduce((sum, step) => sum + step.effect, 0)).toBe(answer.total)
    const { basic, popular, elite } = answer.presets
    expect([basic.premium < popular.premium, popular.premium < elite.premium]).toEqual([true, true])
    expect(answer.presets.popular.premium).toBe(answer.premium)
    expect(answer.coverages['0']).toMatchObject({ key: 'LIABILITY', mandatory: true, selected: true })
  })

  it('takes an account’s own facts, whatever the screen says of them', async () => {
    const own = answered(await rate({ account: { id: accountId, revenue: 1 } }))
    const honest = answered(await rate({ account: { id: accountId, revenue: 5_000_000, riskScore: 100 } }))
    expect(own.total).toBe(honest.total)
    const flattering = { securityQuestions: { backupFrequency: 'DAILY', mfaEmail: 'YES' } }
    expect(answered(await rate({ account: { id: accountId, revenue: 1 }, ...flattering })).total).toBe(own.total)
    const [variation] = [await desk.aVariation(accountId, {}, 'P100')]
    expect((await desk.read(variation)).totalPremium).toBe(own.total)
  })

  it('prices an account for those in whose reach it is', async () => {
    expect(await rate({ account: { id: accountId, revenue: 1 } }, cast.otherProducer)).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
    expect(await rate({}, cast.policyHolder)).toMatchObject({ status: 403 })
  })

  it('refuses what it does not know, and tells of what it had to change', async () => {
    expect(await rate({ premium: 1 })).toMatchObject({ status: 400, problem: { errors: [{ path: ['premium'] }] } })
    expect(await rate({ product: 'Prime One AU' })).toMatchObject({
      status: 422,
      problem: { code: 'region.notServed' },
    })
    const adjusted = answered(await rate({ global: { ...global, limit: 9_900_000 } }))
    expect(adjusted).toMatchObject({
      global: { limit: 5_000_000 },
      uwReferral: true,
      warnings: expect.arrayContaining([expect.objectContaining({ ruleId: 'calculator.limit', input: 9_900_000 })]),
    })
  })

  it('answers the same for a product named in the path, and for the older calls', async () => {
    const body = { account: typed, global, coverages: {} }
    const p250 = await as(cast.producer)(contract.rateProductQuote, { params: { productType: 'P250' }, body })
    const v2 = await as(cast.producer)(contract.calculatePremiumV2, { body })
    expect(answered(v2)).toEqual(answered(p250))
    const v1 = await as(cast.producer)(contract.calculatePremium, { body })
    expect(answered(v1)).toEqual(answered(await rate({})))
  })

  it('answers within a few milliseconds', async () => {
    for (let warm = 0; warm < 20; warm += 1) await rate({})
    const started = performance.now()
    const rounds = 50
    for (let round = 0; round < rounds; round += 1) await rate({})
    expect((performance.now() - started) / rounds).toBeLessThan(50)
  })
})
