import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/quote/search.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let accountId: AccountId
let ready: QuoteId
let referred: QuoteId
let requested: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  ready = await desk.aPricedQuote(accountId)
  referred = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
  requested = await desk.aRequestedQuote(await desk.anAccount())
  await desk.settle()
})
afterAll(() => desk.close())

const waiting = async (actor: Actor, query: object = {}) =>
  answered(await desk.as(actor)(contract.searchActionQuotes, { query: query as never })).hits.map(({ id }) => id)

describe('quotes that wait for the caller', () => {
  it('are those the agency can bring on, and at the underwriter’s desk those to be settled', async () => {
    expect((await waiting(cast.producer)).sort()).toEqual([ready, requested].sort())
    expect((await waiting(cast.underwriter)).sort()).toEqual([referred, requested].sort())
    expect(await waiting(cast.otherProducer)).toEqual([])
  })

  it('are narrowed by status, search and account as every list is', async () => {
    expect(await waiting(cast.producer, { status: 'READY' })).toEqual([ready])
    expect(await waiting(cast.producer, { status: 'Referred' })).toEqual([])
    expect(await waiting(cast.underwriter, { accountId })).toEqual([referred])
    const { quoteNumber } = await desk.read(ready)
    expect(await waiting(cast.producer, { search: `*${quoteNumber}*` })).toEqual([ready])
  })

  it('are none for who can only look', async () => {
    const asked = await desk.as(cast.clusterViewer)(contract.searchActionQuotes, { query: {} as never })
    expect(asked).toMatchObject({ status: 403 })
  })
})

describe('how many accounts quotes were made for', () => {
  const count = async (query: object = {}, actor: Actor = cast.producer) =>
    answered(await desk.as(actor)(contract.getUniqueAccountCount, { query: query as never })).count

  it('counts each account once, in a span, by status and within reach', async () => {
    expect(await count()).toBe(2)
    expect(await count({ status: 'Referred' })).toBe(1)
    expect(await count({ status: 'REFERRED,READY' })).toBe(1)
    expect(await count({ from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' })).toBe(0)
    expect(await count({}, cast.otherProducer)).toBe(0)
  })
})
