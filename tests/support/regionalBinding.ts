import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyById } from '#functions/policy/public.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from './quoteDesk.ts'

/** What a region's quotes are told by. */
export interface RegionalQuote {
  readonly region: 'au' | 'uk'
  readonly currency: string
  readonly timeZone: TimeZone
  /** The taxes of the waterfall, in their order. */
  readonly taxes: readonly string[]
}

/** Proves in a region what the other tests prove in the US: a quote priced in its money and taxes, bound under its number. */
export const provesBindingIn = ({ region, currency, timeZone, taxes }: RegionalQuote): void => {
  describe(`a quote in ${region}`, () => {
    let desk: QuoteDesk
    beforeAll(async () => {
      desk = await openQuoteDesk(region)
    })
    afterAll(() => desk.close())

    it('is priced in the region’s money and taxes and bound under its number', async () => {
      const quoteId = await desk.aRequestedQuote(await desk.anAccount(), {}, 'P100')
      const quote = await desk.read(quoteId)
      expect(quote).toMatchObject({ agencyStatus: 'REQUESTED', currency, timeZone, product: 'P100' })
      expect(quote.quoteNumber).toMatch(new RegExp(`^Q-${region.toUpperCase()}-`))
      const fall = answered(await desk.as(cast.producer)(getQuoteWaterfall, { params: { quoteId } }))
      expect(fall.taxes.map(({ key }) => key)).toEqual(taxes)
      expect(fall.steps.reduce((sum, step) => sum + step.effect, 0)).toBe(quote.totalPremium)
      const body = { shownTotalPremium: quote.totalPremium }
      const bound = answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body }))
      expect(bound.binder.policyNumber).toMatch(new RegExp(`^PAL-${region.toUpperCase()}-`))
      expect(await policyById(bound.binder.id)).toMatchObject({ status: 'BOUND', timeZone })
    })

    it('tells of a changed price in the region’s money', async () => {
      const quoteId = await desk.aRequestedQuote(await desk.anAccount(), {}, 'P100')
      const wrong = await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: { shownTotalPremium: 100 } })
      expect(wrong).toMatchObject({
        problem: { code: 'quote.priceChanged', data: { shown: region === 'uk' ? '£1' : '$1' } },
      })
    })
  })
}
