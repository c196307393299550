import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOptionsProposal } from '#shared/contracts/quote/documents.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const ask = (quoteIds: readonly QuoteId[], actor = cast.producer) =>
  desk.as(actor)(createOptionsProposal, { body: { quoteIds: [...quoteIds] } })
const refused = { status: 409, problem: { code: 'quote.notComparable' } }

it('the options of one client are asked for under the id that is promised', async () => {
  const accountId = await desk.anAccount()
  const quoteIds = [await desk.aPricedQuote(accountId), await desk.aPricedQuote(accountId, { presets: 3 })] as const
  const { docId } = answered(await ask(quoteIds))
  expect(await desk.events()).toContainEqual({
    name: 'quote.optionsRequested',
    detail: { quoteIds: [...quoteIds], documentId: docId },
  })
  expect(await ask(quoteIds, cast.otherProducer)).toMatchObject({ status: 404 })
})

it('options are two at least, of one client, and on offer', async () => {
  const [first, second] = [await desk.anAccount(), await desk.anAccount()]
  const quoteId = await desk.aPricedQuote(first)
  expect(await ask([quoteId, quoteId])).toMatchObject(refused)
  expect(await ask([quoteId, await desk.aPricedQuote(second)])).toMatchObject(refused)
  expect(await ask([quoteId, await desk.aVariation(first)])).toMatchObject(refused)
})
