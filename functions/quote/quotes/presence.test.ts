import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { noteQuotePresence } from '#shared/contracts/quote/presence.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

const at = (actor: Actor, editing = false) =>
  desk.as(actor)(noteQuotePresence, { params: { quoteId }, body: { editing } })
const sees = async (actor: Actor) => {
  const answer = await at(actor)
  return answer.ok ? answer.value.people.map(({ name, editing }) => [name, editing]) : answer.problem.code
}

describe('who has a quote open', () => {
  it('is told to the provider’s people of everybody, to an agency’s of their own', async () => {
    await at(cast.underwriter, true)
    expect(await sees(cast.producer)).toEqual([])
    expect(await sees(cast.agencyAdmin)).toEqual([[cast.producer.name, false]])
    expect(await sees(cast.otherUnderwriter)).toEqual([
      [cast.underwriter.name, true],
      [cast.producer.name, false],
      [cast.agencyAdmin.name, false],
    ])
    expect(await sees(cast.otherProducer)).toBe('quote.notFound')
  })

  it('is noted beside the quote, and forgotten when they are gone', async () => {
    const { version } = await quotes.require(quoteId)
    await at(cast.underwriter)
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 41_000)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await sees(cast.otherUnderwriter)).toEqual([])
    expect((await quotes.require(quoteId)).version).toBe(version)
  })
})
