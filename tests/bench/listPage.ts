import { withTrace } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/quote/index.ts'
import { quoteById } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { figuresOf } from './measure.ts'

const size = 25

/** Milliseconds of processor time, user and system, of a page of quotes: from the gateway's event to the answer. */
export const listPage = async (rounds = 12, aRound = 100) => {
  const desk = await openQuoteDesk()
  const one = await quoteById(await desk.aPricedQuote(await desk.anAccount()))
  if (one === undefined) throw new Error('There is no quote to copy.')
  const { version: _, seal: __, ...quote } = one
  for (let turn = 0; turn < size + 5; turn += 1) {
    const id = QuoteId.parse(`quo_${String(turn).padStart(26, '0')}`)
    await withTrace({ requestId: id, operation: 'bench', capacity: 0 }, () =>
      commit([quotes.create({ ...quote, id, quoteNumber: `Q-US-${turn}` })]),
    )
  }
  const page = async () => {
    const { body = '' } = await handler(eventOf(searchQuotes, { query: { size } }, cast.producer), {} as never)
    if (JSON.parse(body).hits?.length !== size) throw new Error(`No page: ${body}`)
  }
  const samples: number[] = []
  for (let round = 0; round < rounds + 3; round += 1) {
    const before = process.cpuUsage()
    for (let turn = 0; turn < aRound; turn += 1) await page()
    const { user, system } = process.cpuUsage(before)
    if (round >= 3) samples.push((user + system) / 1000 / aRound)
  }
  await desk.close()
  return figuresOf(samples)
}
