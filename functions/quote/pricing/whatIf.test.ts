import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exploreQuote, listImprovements } from '#shared/contracts/quote/whatIf.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
let quoteId: QuoteId
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount(
    {},
    { ...soundAnswers, training: 'NO', mfaEmail: 'NO', backupFrequency: 'QUARTERLY' },
  )
  quoteId = await desk.aPricedQuote(accountId)
})
afterAll(() => desk.close())

const explore = async (body: object, actor: Parameters<QuoteDesk['as']>[0] = cast.producer) =>
  desk.as(actor)(exploreQuote, { params: { quoteId }, body: body as never })

describe('what if', () => {
  it('nothing were otherwise: the price is the quote’s', async () => {
    const { moves, now, steps, supposed } = answered(await explore({}))
    expect(moves).toEqual([])
    expect(supposed).toEqual(now)
    expect(now.totalPremium).toBe((await quotes.require(quoteId)).totalPremium)
    expect(steps).toEqual([])
  })

  it.each([
    ['the revenue were twice as much', { revenue: 20_000_000 }, 1, ['baseRate']],
    ['the limit were higher', { limit: 3_000_000 }, 1, ['limit']],
    ['the deductible were higher', { deductible: 50_000 }, -1, ['deductible']],
    ['people were trained', { answers: { training: 'YES' } }, -1, ['securityControl']],
  ])('%s: that alone moves the price, and whatever is told adds up to it', async (_, body, sign, keys) => {
    const { moves, now, steps, supposed } = answered(await explore(body))
    const difference = supposed.totalPremium - now.totalPremium
    expect(Math.sign(difference)).toBe(sign)
    expect(steps.reduce((sum, step) => sum + step.difference, 0)).toBe(difference)
    expect(moves.reduce((sum, move) => sum + move.effect, 0)).toBe(difference)
    const told = moves.filter(({ key }) => key !== 'rounding' && key !== 'tax')
    expect(new Set(told.map(({ key }) => key))).toEqual(new Set(keys))
  })

  it('is asked without changing the quote, and not of another agency’s', async () => {
    const { version } = await quotes.require(quoteId)
    answered(await explore({ limit: 2_000_000 }))
    expect((await quotes.require(quoteId)).version).toBe(version)
    expect(await explore({}, cast.otherProducer)).toMatchObject({ status: 404 })
  })
})

describe('what could be better', () => {
  it('is told by control, with what it does to score and premium by the rater itself', async () => {
    const { content, premium } = answered(await desk.as(cast.producer)(listImprovements, { params: { quoteId } }))
    const training = content.find(({ question }) => question === 'training')
    expect(training).toMatchObject({ answer: 'No', better: 'Yes' })
    for (const each of content) {
      expect(each.premiumDifference).toBeLessThanOrEqual(0)
      expect(each.scoreDifference).toBeGreaterThanOrEqual(0)
      const then = answered(await explore({ answers: { [each.question]: undefined } })).now
      expect(then.premium).toBe(premium)
    }
    const tried = answered(await explore({ answers: { training: 'YES' } }))
    expect(tried.supposed.premium - tried.now.premium).toBe(training?.premiumDifference)
    expect((tried.supposed.riskScore ?? 0) - (tried.now.riskScore ?? 0)).toBe(training?.scoreDifference)
  })

  it('is told to the insured as well, by their link', async () => {
    const told = await desk.as(guestOf('QUOTE', quoteId, accountId))(listImprovements, { params: { quoteId } })
    expect(answered(told).content.length).toBeGreaterThan(0)
  })

  it('says nothing of what has happened: the past is not repaired', async () => {
    const { content } = answered(await desk.as(cast.producer)(listImprovements, { params: { quoteId } }))
    expect(content.map(({ question }) => question)).not.toContain('cyberEvent')
  })
})
