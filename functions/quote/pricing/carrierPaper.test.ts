import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { relate } from '#functions/directory/organizations/relate.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as rater } from '#functions/rater/index.ts'
import { shelveBooks } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { price } from './price.ts'

const carrierId = 'org_01JH0000000000000000000P91'
let desk: QuoteDesk
let accountId: AccountId
let before: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  before = await desk.aPricedQuote(accountId)
  const at = new Date().toISOString()
  await commit([
    personas.create({
      ...{ contactFirstName: 'Dana', contactLastName: 'Webb', contactEmail: 'dana@example.com' },
      ...{ id: PersonaId.parse(carrierId), name: 'Oak Mutual', type: 'carrier', status: 'ACTIVE' },
      ...{ enforceMfa: false, states: [], created: at, updated: at },
    }),
  ])
})
afterAll(() => desk.close())

const terms = {
  name: 'Oak Mutual',
  products: ['P250' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-01-01' as const,
  effectiveUntil: null,
}
const setUp = callerOf(rater)(cast.superAdmin)
const joins = async () => {
  const related = await relate({
    id: 'rel_oak',
    kind: 'carriedBy',
    from: providerId,
    to: carrierId,
    begins: '2026-01-01',
  })
  if (!related.ok) throw new Error(related.fault)
  await commit(related.writes)
  await shelveBooks()
}
/** A variation of the same account, asked for now. */
const another = async () => quotes.require(await desk.aPricedQuote(accountId))
/** A quote of before, priced once more as it is. */
const again = async (quoteId: QuoteId) => {
  const quote = await quotes.require(quoteId)
  const priced = price(await accounts.require(accountId), quote, new Date().toISOString(), 0)
  return priced.ok ? priced.fields.rated : expect.fail(priced.reason)
}

describe('the price on a carrier’s paper', () => {
  it('is the book’s while the carrier is not on the programme, and deviates as its rater says once it is', async () => {
    const { premium } = (await quotes.require(before)).rated
    answered(
      await setUp(contract.createCarrierRater, {
        params: { carrierId },
        body: { ...terms, deviations: [{ product: 'P250', factor: 1.2 }] },
      }),
    )
    await shelveBooks()
    expect((await another()).rated).toMatchObject({ premium })
    await joins()
    const { rated } = await another()
    expect(rated.carrierRater).toEqual({ carrierId, name: 'Oak Mutual', revision: 1, factor: 1.2 })
    expect(rated.premium / premium).toBeCloseTo(1.2, 2)
    expect(rated.steps).toContainEqual(
      expect.objectContaining({
        key: 'carrierRater',
        table: `carrierRaters.${carrierId}`,
        input: 'Oak Mutual, version 1',
      }),
    )
  })

  it('stays that of the version it was made by, or of none, whatever the rater says later', async () => {
    const first = await another()
    answered(
      await setUp(contract.updateCarrierRater, {
        params: { carrierId },
        body: { ...terms, deviations: [{ factor: 1.5, minimumPremium: 9_000 }], revision: 1, note: 'Losses' },
      }),
    )
    await shelveBooks()
    expect(await again(first.id)).toEqual(first.rated)
    expect((await again(before)).carrierRater).toBeUndefined()
    expect((await another()).rated).toMatchObject({
      premium: 900_000,
      carrierRater: { revision: 2, minimumPremium: 9_000 },
    })
    answered(await setUp(contract.removeCarrierRater, { params: { carrierId } }))
    await shelveBooks()
    expect(await again(first.id)).toEqual(first.rated)
    expect((await another()).rated.carrierRater).toBeUndefined()
  })
})
