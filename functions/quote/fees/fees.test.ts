import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policyById } from '#functions/policy/public.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

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
    const fees = { brokerFee: 25_000, additionalBrokerFee: 5_000, agreementSignedOn: '2026-01-15' }
    expect(answered(await charge(fees))).toEqual({
      id: quoteId,
      brokerFee: 25_000,
      additionalBrokerFee: 5_000,
      feeAgreement: expect.objectContaining({ signedOn: '2026-01-15', amount: 30_000, by: cast.underwriter.userId }),
      totalPremium: before.totalPremium + 30_000,
    })
    const after = await desk.read(quoteId)
    expect(after).toMatchObject({ premium: before.premium, agencyStatus: 'READY', brokerFee: 25_000 })
  })

  it('of the brokers take, on admitted paper, an agreement that the insured has signed and that is for as much', async () => {
    const id = await desk.aPricedQuote(await desk.anAccount())
    const charge = (brokerFee: number, more: object = {}) =>
      desk.as(cast.underwriter)(contract.updateBrokerFees, {
        params: { quoteId: id },
        body: { brokerFee, additionalBrokerFee: 0, ...more },
      })
    const refused = { status: 422, problem: { code: 'quote.feeNotAgreed', errors: [{ path: ['agreementSignedOn'] }] } }
    expect(await charge(20_000)).toMatchObject(refused)
    expect(await charge(20_000, { agreementSignedOn: '2099-01-01' })).toMatchObject({
      problem: { code: 'quote.feeAgreementToCome' },
    })
    answered(await charge(20_000, { agreementSignedOn: '2026-01-15' }))
    answered(await charge(15_000))
    expect(await charge(20_001)).toMatchObject(refused)
    expect((await desk.read(id)).feeAgreement).toMatchObject({ signedOn: '2026-01-15', amount: 20_000 })
    answered(await charge(0))
  })

  it('of the brokers that no agreement is on record for are not bound on admitted paper', async () => {
    const requested = await desk.aRequestedQuote(await desk.anAccount())
    const bind = () => desk.as(cast.producer)(bindQuote, { params: { quoteId: requested }, body: {} })
    const charged = async (more: Partial<QuoteRecord>) => {
      const quote = await quotes.require(requested)
      await commit([quotes.update(quote, { ...quote, brokerFee: 20_000, ...more })])
    }
    await charged({})
    expect(await bind()).toMatchObject({ status: 422, problem: { code: 'quote.feeNotAgreed' } })
    const at = new Date().toISOString()
    const feeAgreement = { signedOn: '2026-01-15', amount: 20_000, by: 'usr_1', name: 'Ada Lane', at } as const
    await charged({ feeAgreement })
    const policyId = (await bind()).ok ? (await quotes.require(requested)).binder?.id : undefined
    expect(await policyById(policyId ?? '')).toMatchObject({ brokerFee: 20_000, feeAgreement })
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
