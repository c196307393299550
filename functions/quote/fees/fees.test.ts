import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/quote/fees.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

describe('fees', () => {
  it('of the brokers are part of the total and leave the premium as it is', async () => {
    const before = await desk.read(quoteId)
    const charge = (body: object, actor: Actor = cast.underwriter, id = quoteId) =>
      desk.as(actor)(contract.updateBrokerFees, {
        params: { quoteId: id },
        body: { brokerFee: 0, additionalBrokerFee: 0, ...body },
      })
    expect(await charge({ additionalBrokerFee: -1 })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Additional Broker fee cannot be less than $0', path: ['additionalBrokerFee'] }] },
    })
    expect(await charge({ brokerFee: 1_000_001 })).toMatchObject({
      problem: { errors: [{ detail: 'must be less than or equal to $10,000' }] },
    })
    expect(await charge({ brokerFee: 100 }, cast.producer)).toMatchObject({ status: 403 })
    expect(await charge({}, cast.underwriter, QuoteId.parse('quo_01JH0000000000000000000Q99'))).toMatchObject({
      status: 404,
    })
    expect(answered(await charge({ brokerFee: 25_000, additionalBrokerFee: 5_000 }))).toEqual({
      id: quoteId,
      brokerFee: 25_000,
      additionalBrokerFee: 5_000,
      totalPremium: before.totalPremium + 30_000,
    })
    const after = await desk.read(quoteId)
    expect(after).toMatchObject({ premium: before.premium, agencyStatus: 'READY', brokerFee: 25_000 })
  })

  it('of the MGA join them', async () => {
    const before = await desk.read(quoteId)
    const charged = await desk.as(cast.underwriter)(contract.updateMgaFee, {
      params: { quoteId },
      body: { mgaFee: 10_000 },
    })
    expect(charged).toMatchObject({ value: { mgaFee: 10_000, totalPremium: before.totalPremium + 10_000 } })
    expect(
      await desk.as(cast.underwriter)(contract.updateMgaFee, { params: { quoteId }, body: { mgaFee: 0.5 } }),
    ).toMatchObject({ status: 400 })
  })

  it('are not changed once the quote was requested to be bound', async () => {
    const requested = await desk.aRequestedQuote(await desk.anAccount())
    expect(
      await desk.as(cast.underwriter)(contract.updateMgaFee, { params: { quoteId: requested }, body: { mgaFee: 1 } }),
    ).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })
})
