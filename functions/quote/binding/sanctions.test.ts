import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote, updateQuoteAdditionalInsureds } from '#shared/contracts/quote/quotes.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const note = 'Another company: registered in Leeds in 1988, owners and address looked up.'
const release = (quoteId: QuoteId, actor: typeof cast.superAdmin | typeof cast.underwriter) =>
  desk.as(actor)(releaseQuote, { params: { quoteId }, body: { note } })
const request = (quoteId: QuoteId) => desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { ...holder } })
const reasonOf = async (quoteId: QuoteId) =>
  (await desk.read(quoteId)).referralReasons.find(({ ruleId }) => ruleId === 'referral.sanctions')

describe('whom nobody may insure', () => {
  it('is referred by name, and released by a chief alone', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ dbaOrTradestyle: 'Trickbot Group Ltd' }))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect(await reasonOf(quoteId)).toMatchObject({
      input: 'Trickbot Group Ltd',
      threshold: 'Trickbot Group (CYBER2)',
    })
    expect(await release(quoteId, cast.underwriter)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.sanctioned',
        data: { names: 'Trickbot Group Ltd', roles: 'Super Admin, Power User' },
      },
    })
    answered(await release(quoteId, cast.superAdmin))
    answered(await request(quoteId))
    expect(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({ ok: true })
  })

  it('is noticed before cover is bound where somebody is insured besides', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    const listed = {
      businessName: 'Bluenoroff',
      address1: '1 Main St',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      naicsCode: '541512',
      naicsDescription: 'Computer Systems Design Services',
    }
    answered(
      await desk.as(cast.producer)(updateQuoteAdditionalInsureds, {
        params: { quoteId },
        body: { additionalInsureds: [listed] } as never,
      }),
    )
    expect(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({
      problem: { code: 'quote.riskChanged', data: { reasons: 'Somebody to be covered may be on a sanctions list' } },
    })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect(await reasonOf(quoteId)).toMatchObject({ input: 'Bluenoroff' })
  })
})
