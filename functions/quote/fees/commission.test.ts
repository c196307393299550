import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueInvoice } from '#functions/ledger/invoices/issueInvoice.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { policyById } from '#functions/policy/public.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuoteCommission } from '#shared/contracts/quote/fees.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const agree = (quoteId: QuoteId, commissionPercent: number, actor: Actor = cast.underwriter) =>
  desk.as(actor)(updateQuoteCommission, { params: { quoteId }, body: { commissionPercent } })

describe('the commission of a quote', () => {
  it('is agreed within floor and cap, by those who may set fees', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const { totalPremium } = await desk.read(quoteId)
    expect(await agree(quoteId, 4.75)).toMatchObject({ problem: { errors: [{ detail: 'must be at least 5%' }] } })
    expect(await agree(quoteId, 20.25)).toMatchObject({ problem: { errors: [{ detail: 'must be at most 20%' }] } })
    expect(await agree(quoteId, 12.3)).toMatchObject({ status: 400 })
    expect(await agree(quoteId, 12, cast.producer)).toMatchObject({ status: 403 })
    expect(await agree(quoteId, 12, cast.superAdmin)).toMatchObject({ ok: true })
    expect(answered(await agree(quoteId, 12.5))).toEqual({ id: quoteId, commissionPercent: 12.5 })
    expect(await desk.read(quoteId)).toMatchObject({ commissionPercent: 12.5, totalPremium })
  })

  it('is the standard where nobody agreed one, and is not the insured’s to know', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    expect((await desk.read(quoteId, cast.producer)).commissionPercent).toBe(15)
    expect((await desk.read(quoteId, guestOf('QUOTE', quoteId))).commissionPercent).toBeUndefined()
  })

  it('is posted when the policy is issued, and is settled before binding is requested', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    answered(await agree(quoteId, 10))
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: holder }))
    expect(await agree(quoteId, 20)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    const { binder } = answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
    const policy = await policyById(binder.id)
    if (policy === undefined) throw new Error('The quote was bound as no policy.')
    const { booking } = issueInvoice(policy, { now: '2026-11-20T10:00:00.000Z', today: '2026-11-20' })
    const lines = booking.writes.flatMap(({ after }) => (after as unknown as PostingRecord).lines)
    const due = lines.find(({ account }) => account === 'commissionPayable')
    expect(due).toMatchObject({ credit: Math.round(policy.rated.premium / 10), debit: 0 })
  })
})
