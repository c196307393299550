import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { cast } from '#tests/cast/actors.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

it('rates and refers what is earned abroad as what is earned at home', async () => {
  const domainName = 'abroad.example'
  const abroad = await desk.anAccount({ revenue: 1_000_000, nonUsRevenue: 500_000_000, domainName })
  const home = await desk.anAccount({ revenue: 501_000_000, domainName })
  const quotes = await Promise.all([abroad, home].map(async (id) => desk.read(await desk.aPricedQuote(id))))
  expect(quotes[0]).toMatchObject({
    agencyStatus: 'REFERRED',
    referralReasons: expect.arrayContaining([
      expect.objectContaining({ ruleId: 'referral.revenue', input: 501_000_000 }),
    ]),
  })
  expect(quotes[0]?.premium).toBe(quotes[1]?.premium)
})

it('counts for the authority of who releases it', async () => {
  const accountId = await desk.anAccount({ revenue: 1_000_000, nonUsRevenue: 1_500_000_000 })
  const quoteId = await desk.aPricedQuote(accountId)
  const released = await desk.as(cast.underwriter)(releaseQuote, {
    params: { quoteId },
    body: { note: 'Looked at it.' },
  })
  expect(released).toMatchObject({ status: 409, problem: { code: 'quote.beyondAuthority' } })
})
