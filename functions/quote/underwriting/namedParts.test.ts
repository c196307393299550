import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endorsementsOf } from '#functions/docs/documentData/forms.ts'
import { policyCover } from '#functions/docs/documentData/policyCover.ts'
import { quoteCover } from '#functions/docs/documentData/quoteCover.ts'
import { policyById } from '#functions/policy/public.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote, updateQuoteAdditionalInsureds } from '#shared/contracts/quote/quotes.ts'
import { updateEventExclusions } from '#shared/contracts/quote/underwriting.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const exclusion = 41
const insured = 35
const event = {
  claimNumber: 'C-1',
  claimName: 'Mail breach',
  claimDescription: 'Mailbox read',
  claimDate: '2024-05-01',
}
const coveragesOf = async (quoteId: QuoteId) => (await desk.read(quoteId)).coverages.map(({ coverageId }) => coverageId)
const change = (quoteId: QuoteId, body: object) =>
  desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: body as never })

describe('the exclusion of events', () => {
  it('is nothing a producer can switch on, and comes and goes with the events that are named', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    answered(await change(quoteId, { coverages: { [exclusion]: { selected: true } } }))
    await desk.workPatch(quoteId)
    expect(await coveragesOf(quoteId)).not.toContain(exclusion)
    const name = (body: object[]) =>
      desk.as(cast.underwriter)(updateEventExclusions, { params: { quoteId }, body: body as never })
    answered(await name([event]))
    expect(await coveragesOf(quoteId)).toContain(exclusion)
    answered(await change(quoteId, { coverages: { [exclusion]: { selected: false } } }))
    await desk.workPatch(quoteId)
    expect(await coveragesOf(quoteId)).toContain(exclusion)
    answered(await name([]))
    expect(await coveragesOf(quoteId)).not.toContain(exclusion)
  })

  it('reaches the documents of quote and policy with what it names', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const params = { quoteId }
    answered(await desk.as(cast.underwriter)(updateEventExclusions, { params, body: [event] }))
    answered(await change(quoteId, holder))
    const { binder } = answered(await desk.as(cast.producer)(bindQuote, { params, body: {} }))
    const policy = await policyById(binder.id)
    if (policy === undefined) throw new Error('There is no policy.')
    for (const cover of [quoteCover(await quotes.require(quoteId)), policyCover(policy)])
      expect(endorsementsOf('us', cover, ownForms('us'))).toContainEqual(
        expect.objectContaining({ number: 'PAL-END-141', schedule: ['Mail breach (C-1), May 1, 2024: Mailbox read'] }),
      )
  })
})

describe('an additional insured', () => {
  it('is somebody who is named before binding is requested', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    answered(await change(quoteId, { coverages: { [insured]: { selected: true } } }))
    await desk.workPatch(quoteId)
    expect(await change(quoteId, holder)).toMatchObject({ status: 409, problem: { code: 'quote.insuredsNotNamed' } })
    const landlord = {
      businessName: 'Harbor Leasing LLC',
      address1: '2 Pier Road',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      naicsCode: '531120',
      naicsDescription: 'Lessors of buildings',
    }
    answered(
      await desk.as(cast.producer)(updateQuoteAdditionalInsureds, {
        params: { quoteId },
        body: { additionalInsureds: [landlord] },
      }),
    )
    expect(await change(quoteId, holder)).toMatchObject({ value: { agencyStatus: 'REQUESTED' } })
    expect(endorsementsOf('us', quoteCover(await quotes.require(quoteId)), ownForms('us'))).toContainEqual(
      expect.objectContaining({ number: 'PAL-END-135', schedule: ['Harbor Leasing LLC'] }),
    )
  })
})
