import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveQuote, releaseQuote, underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const body = { note: 'Looked at every reason.' }

describe('a quote of a state where the product is not filed', () => {
  it('is released by nobody on admitted paper, and by an underwriter once it is on surplus lines paper', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ state: 'HI', city: 'Honolulu', zipCode: '96813' }))
    const params = { quoteId }
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED', isSurplus: false })
    const refused = { status: 409, problem: { code: 'quote.notFiled', data: { state: 'HI' } } }
    for (const actor of [cast.underwriter, cast.superAdmin]) {
      expect(await desk.as(actor)(approveQuote, { params, body })).toMatchObject(refused)
      expect(await desk.as(actor)(releaseQuote, { params, body })).toMatchObject(refused)
    }
    const surplus = { isSurplus: true, note: 'The programme is written there as surplus lines.' }
    answered(await desk.as(cast.underwriter)(underwriteQuote, { params, body: surplus }))
    expect((await desk.read(quoteId)).referralReasons).toEqual([])
    answered(await desk.as(cast.underwriter)(releaseQuote, { params, body }))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY', isSurplus: true })
  })
})
