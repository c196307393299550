import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { attestSurplusNotice } from '#shared/contracts/quote/attesting.ts'
import { bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { bindP250Quote } from '#shared/contracts/quote/p250.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { referQuote } from '#shared/contracts/quote/underwriting.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { reprice } from '../pricing/reprice.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
  await desk.licenseBroker('LA')
})
afterAll(() => desk.close())

const inLouisiana = { state: 'LA', city: 'New Orleans', zipCode: '70112' }
const inMontana = { state: 'MT', city: 'Helena', zipCode: '59601' }

const aSurplusQuote = async (place: object = inLouisiana): Promise<QuoteId> =>
  desk.aRequestedQuote(await desk.anAccount({ ...place }), { isSurplus: true })

const attest = (quoteId: QuoteId, state: 'LA' | 'MT' = 'LA', actor = guestOf('SURPLUS_NOTICE', quoteId)) =>
  desk.as(actor)(attestSurplusNotice, { params: { quoteId }, body: { state } })
const bind = (quoteId: QuoteId) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })

const noticeMails = async (quoteId: QuoteId) => {
  const { quoteNumber } = await desk.read(quoteId)
  const asked = (await desk.events()).flatMap((event) => (event.name === 'mail.requested' ? [event.detail.mailId] : []))
  const mails = await outgoingMails.byIds(asked)
  return mails.filter(({ template, data }) => template === 'surplusNotice' && data.quoteNumber === quoteNumber)
}

describe('the surplus lines notice of Louisiana and Montana', () => {
  it('is sent with the request to bind, by a link behind a one-time code', async () => {
    const quoteId = await aSurplusQuote()
    expect(await noticeMails(quoteId)).toMatchObject([
      { to: holder.customerEmail, data: { state: 'Louisiana', link: expect.stringMatching(/\/validate\/wfl_/) } },
    ])
  })

  it('is not attested by who sells the quote', async () => {
    const quoteId = await aSurplusQuote()
    const seller = { ...guestOf('SURPLUS_NOTICE', quoteId), email: cast.producer.email.toUpperCase() }
    expect(await attest(quoteId, 'LA', seller)).toMatchObject({
      status: 409,
      problem: { code: 'quote.notTheInsured' },
    })
  })

  it('comes again with the quote that is sent to be confirmed', async () => {
    const quoteId = await aSurplusQuote()
    answered(await desk.as(cast.producer)(sendQuoteToPolicyHolder, { params: { quoteId }, body: { ...holder } }))
    expect(await noticeMails(quoteId)).toHaveLength(2)
  })

  it('keeps cover from being bound and issued until it is attested, by whichever way', async () => {
    const quoteId = await aSurplusQuote()
    const refusal = {
      status: 409,
      problem: { code: 'quote.noticeNotAttested', detail: expect.stringContaining('notice of Louisiana') },
    }
    expect(await bind(quoteId)).toMatchObject(refusal)
    const params = { quoteId }
    expect(await desk.as(cast.underwriter)(bindP250Quote, { params, body: {} })).toMatchObject(refusal)
    expect(answered(await attest(quoteId))).toEqual({ firmographicData: { signatureOnFile: true } })
    expect(await bind(quoteId)).toMatchObject({ value: { agencyStatus: 'BOUND' } })
    const bound = await quotes.require(quoteId)
    const unsigned = { ...bound.firmographicData, signatureOnFile: false }
    await commit([quoteChange(bound, bound.lastUpdated, { firmographicData: unsigned })])
    const issue = desk.as(cast.underwriter)(issueQuote, { params, body: { note: 'All the same' } })
    expect(await issue).toMatchObject(refusal)
  })

  it('is kept with who attested it, when, from where, and what they read', async () => {
    const quoteId = await aSurplusQuote(inMontana)
    answered(await attest(quoteId, 'MT'))
    answered(await attest(quoteId, 'MT'))
    expect((await quotes.require(quoteId)).surplusNotice).toMatchObject({
      state: 'MT',
      email: guestOf('SURPLUS_NOTICE', quoteId).email,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await desk.read(quoteId)).firmographicData.signatureOnFile).toBe(true)
  })

  it('is of the state the quote is of, and attested by the token of its page alone', async () => {
    const quoteId = await aSurplusQuote()
    expect(await attest(quoteId, 'MT')).toMatchObject({ status: 422, problem: { errors: [{ path: ['state'] }] } })
    expect(await attest(quoteId, 'LA', guestOf('QUOTE', quoteId))).toMatchObject({ ok: false })
    expect(await attest(quoteId, 'LA', cast.superAdmin)).toMatchObject({ ok: false })
    const another = await aSurplusQuote()
    expect(await attest(quoteId, 'LA', guestOf('SURPLUS_NOTICE', another))).toMatchObject({ status: 404 })
  })

  it('is asked for again where the insured has moved to another state', async () => {
    const quoteId = await aSurplusQuote()
    answered(await attest(quoteId))
    const stored = await quotes.require(quoteId)
    const same = await reprice(stored, {}, stored.lastUpdated)
    expect(same.changes.firmographicData?.signatureOnFile).toBe(true)
    const before = { ...stored, firmographicData: { ...stored.firmographicData, state: 'MT' } }
    const moved = await reprice(before, {}, stored.lastUpdated)
    expect(moved.changes.firmographicData?.signatureOnFile).toBeUndefined()
  })

  it('that was attested for one state does not serve another one that the company moves to', async () => {
    const accountId = await desk.anAccount({ ...inLouisiana })
    const quoteId = await desk.aRequestedQuote(accountId, { isSurplus: true })
    answered(await attest(quoteId))
    answered(await desk.as(cast.underwriter)(referQuote, { params: { quoteId }, body: { reason: 'They move' } }))
    const account = await accounts.require(accountId)
    await commit([accounts.update(account, { ...account, ...inMontana })])
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { limit: 2_000_000 } }))
    await desk.workPatch(quoteId)
    const { firmographicData } = await quotes.require(quoteId)
    expect(firmographicData).toMatchObject({ state: 'MT' })
    expect(firmographicData.signatureOnFile).toBeUndefined()
  })

  it('is not asked for of admitted cover', async () => {
    const admitted = await desk.aRequestedQuote(await desk.anAccount())
    expect(await noticeMails(admitted)).toEqual([])
    expect(await bind(admitted)).toMatchObject({ ok: true })
  })
})
