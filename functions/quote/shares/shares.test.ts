import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import * as contract from '#shared/contracts/quote/shares.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { guessesAfter } from '#shared/domain/identity/loginThrottle.ts'
import type { QuoteId, QuoteShareId } from '#shared/domain/ids/ids.ts'
import { mostOpenShares } from '#shared/domain/quoting/shareStatus.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { shares } from '../store/shares.ts'

const { createQuoteShare, listQuoteShares, openQuoteShare, revokeQuoteShare } = contract

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const aQuote = async () => desk.aPricedQuote(await desk.anAccount())
const make = (quoteId: QuoteId, actor = cast.producer, beside?: QuoteId[]) =>
  desk.as(actor)(createQuoteShare, {
    params: { quoteId },
    body: { purpose: 'The board', days: 7, ...(beside && { beside }) },
  })
const tokenOf = (url: string) => url.split('#')[1] ?? ''
const open = (token: string, sourceIp = '198.51.100.7') =>
  desk.as(undefined)(openQuoteShare, { body: { token } }, { sourceIp })
const list = async (quoteId: QuoteId) =>
  answered(await desk.as(cast.producer)(listQuoteShares, { params: { quoteId } }))
const revoke = (quoteId: QuoteId, shareId: QuoteShareId, actor = cast.producer) =>
  desk.as(actor)(revokeQuoteShare, { params: { quoteId, shareId } })

const decline = async (quoteId: QuoteId) =>
  answered(
    await desk.as(cast.underwriter)(declineQuote, {
      params: { quoteId },
      body: { reasonSummary: 'Class of Business', reason: 'No appetite', isNotificationEnabled: false } as never,
    }),
  )

describe('a link to an offer', () => {
  it('is told once, and of its token the hash alone is kept', async () => {
    const quoteId = await aQuote()
    const { url, share } = answered(await make(quoteId))
    expect(share).toMatchObject({ purpose: 'The board', status: 'OPEN', opened: 0, createdBy: cast.producer.name })
    expect(JSON.stringify(await shares.require(share.id))).not.toContain(tokenOf(url))
    expect(JSON.stringify(await list(quoteId))).not.toMatch(/token/i)
    expect(await make(quoteId, cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('shows to whoever has it what the proposal says, and nobody but the agent', async () => {
    const quoteId = await aQuote()
    const { url } = answered(await make(quoteId))
    const shown = answered(await open(tokenOf(url)))
    const quote = await desk.read(quoteId)
    expect(shown.offer).toMatchObject({ quoteNumber: quote.quoteNumber, total: quote.totalPremium })
    for (const untold of ['securityQuestions', 'customerEmail', 'referralReasons', 'cowbellRiskFactors'])
      expect(JSON.stringify(shown)).not.toContain(untold)
  })

  it('shows other offers to the same client beside it, as long as they are on offer, and it stands in the life of each', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const others = [await desk.aPricedQuote(accountId, { presets: 3 }), await desk.aPricedQuote(accountId)]
    const numbers = await Promise.all(others.map(async (id) => (await desk.read(id)).quoteNumber))
    const { url, share } = answered(await make(quoteId, cast.producer, [...others, quoteId]))
    expect(share.beside).toEqual(others)
    const shown = async () => answered(await open(tokenOf(url))).beside?.map(({ quoteNumber }) => quoteNumber)
    expect(await shown()).toEqual(numbers)
    const [declined, kept] = others
    await decline(declined as QuoteId)
    expect(await shown()).toEqual(numbers.slice(1))
    expect(await list(kept as QuoteId)).toMatchObject([{ id: share.id }])
    answered(await revoke(kept as QuoteId, share.id))
    expect(await open(tokenOf(url))).toMatchObject({ problem: { code: 'quote.shareEnded' } })
  })

  it('shows nobody another client’s offers beside it', async () => {
    const [quoteId, another] = [await aQuote(), await aQuote()]
    expect(await make(quoteId, cast.producer, [another])).toMatchObject({
      status: 409,
      problem: { code: 'quote.notComparable' },
    })
  })

  it('is counted each time it is opened', async () => {
    const quoteId = await aQuote()
    const { url } = answered(await make(quoteId))
    answered(await open(tokenOf(url)))
    answered(await open(tokenOf(url)))
    expect(await list(quoteId)).toMatchObject([{ opened: 2, lastOpened: expect.any(String) }])
  })

  it('shows nothing once it was taken back, and says so', async () => {
    const quoteId = await aQuote()
    const { url, share } = answered(await make(quoteId))
    expect(await revoke(quoteId, share.id, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(answered(await revoke(quoteId, share.id))).toMatchObject({
      status: 'REVOKED',
      revokedBy: cast.producer.name,
    })
    answered(await revoke(quoteId, share.id))
    expect(await open(tokenOf(url))).toMatchObject({ status: 410, problem: { code: 'quote.shareEnded' } })
    expect(await revoke(await aQuote(), share.id)).toMatchObject({ status: 404 })
  })

  it('shows nothing once its days are over, and says so', async () => {
    const quoteId = await aQuote()
    const { url, share } = answered(await make(quoteId))
    const stored = await shares.require(share.id)
    await commit([shares.update(stored, { ...stored, expiresAt: stored.created })])
    expect(await open(tokenOf(url))).toMatchObject({
      status: 410,
      problem: { code: 'quote.shareEnded', detail: expect.stringContaining('Its time is over') },
    })
    expect(await list(quoteId)).toMatchObject([{ status: 'EXPIRED', opened: 0 }])
  })

  it('is told in the audit trail: who made it, each time that it was opened, and who took it back', async () => {
    const quoteId = await aQuote()
    const { url, share } = answered(await make(quoteId))
    answered(await open(tokenOf(url)))
    answered(await open(tokenOf(url)))
    answered(await revoke(quoteId, share.id))
    const told = (await historyOf(share.id, 10)).toReversed()
    expect(told.map(({ operation }) => operation)).toEqual([
      'createQuoteShare',
      'openQuoteShare',
      'openQuoteShare',
      'revokeQuoteShare',
    ])
    expect([told.at(0)?.actor, told.at(-1)?.actor]).toEqual([cast.producer.userId, cast.producer.userId])
    expect(JSON.stringify(told)).not.toContain(tokenOf(url))
  })

  it('shows no terms of what is not on offer any more', async () => {
    const quoteId = await aQuote()
    const { url } = answered(await make(quoteId))
    await decline(quoteId)
    expect(answered(await open(tokenOf(url))).offer).toBeUndefined()
    expect(await make(quoteId)).toMatchObject({ problem: { code: 'quote.notAllowed' } })
  })

  it('that there is not is guessed slower and slower, and one that there is opens all the while', async () => {
    const { url } = answered(await make(await aQuote()))
    const guess = () => open('nothing', '203.0.113.9')
    for (let tries = 0; tries <= guessesAfter; tries += 1) await guess()
    expect(await guess()).toMatchObject({ problem: { code: 'auth.throttled' } })
    answered(await open(tokenOf(url), '203.0.113.9'))
  })

  it('is one of a few', async () => {
    const quoteId = await aQuote()
    for (let made = 0; made < mostOpenShares; made += 1) answered(await make(quoteId))
    expect(await make(quoteId)).toMatchObject({ problem: { code: 'quote.tooManyShares' } })
  })

  it('counts for each offer that it shows', async () => {
    const accountId = await desk.anAccount()
    const [first, second] = [await desk.aPricedQuote(accountId), await desk.aPricedQuote(accountId, { presets: 3 })]
    for (let made = 0; made < mostOpenShares; made += 1) answered(await make(first, cast.producer, [second]))
    expect(await make(second)).toMatchObject({ problem: { code: 'quote.tooManyShares' } })
    const third = await desk.aPricedQuote(accountId)
    expect(await make(third, cast.producer, [second])).toMatchObject({ problem: { code: 'quote.tooManyShares' } })
    answered(await make(third))
  })
})
