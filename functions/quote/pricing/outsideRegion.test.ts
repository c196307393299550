import { afterAll, beforeAll, expect, it } from 'vitest'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { cast } from '#tests/cast/actors.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk('uk')
})
afterAll(() => desk.close())

it('a company of Jersey is no risk of the UK, though its postcode looks like one', async () => {
  const body = async (zipCode: string) => {
    const accountId = await desk.anAccount({ zipCode })
    return { accountId, product: 'P100', calculatorGeneratedData: { presets: 2 } } as never
  }
  const add = async (zipCode: string) => desk.as(cast.producer)(addP250CartQuote, { body: await body(zipCode) })
  expect(await add('EC3A 8BE')).toMatchObject({ ok: true })
  expect(await add('JE2 3AB')).toMatchObject({
    status: 422,
    problem: { code: 'rating.notRateable', detail: expect.stringContaining('the company is in Jersey') },
  })
})
