import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTrace } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { declineQuote, takeReferral } from '#shared/contracts/quote/underwriting.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  const { userId: id, email } = cast.underwriter
  await commit([users.create(aUser({ id, email, accountType: 'COWBELL', role: 'Underwriter' }))])
  quoteId = await desk.aPricedQuote(await desk.anAccount(), { aggregateLimit: 5_000_000 })
  answered(await desk.as(cast.underwriter)(takeReferral, { params: { quoteId }, body: { release: false } }))
  const body = { isNotificationEnabled: false, reasonSummary: 'Poor Claims History', reason: 'Two claims.' } as const
  answered(await desk.as(cast.underwriter)(declineQuote, { params: { quoteId }, body: { quoteId, ...body } as never }))
})
afterAll(() => desk.close())

const read = async (actor: Actor) => answered(await desk.as(actor)(listQuoteHistory, { params: { quoteId } })).hits
const statuses = (hits: Awaited<ReturnType<typeof read>>) =>
  hits.flatMap(({ changes }) => changes.flatMap(({ field, after }) => (field === 'status' ? [after] : [])))

describe('the history of a quote', () => {
  it('tells staff every step, newest first, and hides answers and what follows from them', async () => {
    const hits = await read(cast.underwriter)
    expect(statuses(hits)).toEqual(['DECLINED', 'IN_REVIEW', 'REFERRED', 'DRAFT'])
    expect(hits[0]).toMatchObject({ operation: 'declineQuote' })
    const hidden = hits.flatMap(({ changes }) => changes.filter((change) => change.hidden).map(({ field }) => field))
    expect(hidden).toEqual(expect.arrayContaining(['rated', 'securityQuestions']))
    expect(JSON.stringify(hits)).not.toContain('mfaEmail')
  })

  it('tells an agency what concerns it, and nothing of who works on it', async () => {
    const hits = await read(cast.producer)
    expect(statuses(hits)).toEqual(['DECLINED', 'REFERRED', 'DRAFT'])
    expect(hits[0]?.by).toBe('Palisade')
    expect(JSON.stringify(hits)).not.toMatch(/underwriter|IN_REVIEW|Two claims/)
  })

  it('tells when the quote was bound, whatever was done with it later', async () => {
    const bound = await desk.aRequestedQuote(await desk.anAccount())
    answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: bound }, body: {} }))
    const boundAt = (await quotes.require(bound)).boundAt ?? ''
    answered(await desk.as(cast.producer)(sendQuoteToPolicyHolder, { params: { quoteId: bound }, body: holder }))
    const { hits } = answered(await desk.as(cast.producer)(listQuoteHistory, { params: { quoteId: bound } }))
    const [sent, binding, requested] = hits
    expect(sent).toMatchObject({
      operation: 'sendQuoteToPolicyHolder',
      changes: expect.arrayContaining([{ field: 'sent', hidden: true }]),
    })
    const status = { field: 'status', before: 'REQUESTED', after: 'BOUND' }
    expect(binding).toMatchObject({ operation: 'bindQuote', changes: expect.arrayContaining([status]) })
    expect(requested?.changes).toContainEqual({ field: 'status', before: 'READY', after: 'REQUESTED' })
    expect([boundAt, binding?.at, sent?.at]).toEqual([boundAt, binding?.at, sent?.at].toSorted())
  })

  it('is told of the holder of a one-time code, and of somebody who has gone, as of themselves', async () => {
    const quote = await quotes.require(quoteId)
    const by = async (actor: string) =>
      withTrace({ requestId: 'req_1', operation: 'updateQuote', actor, capacity: 0 }, async () => {
        const { version, ...state } = await quotes.require(quote.id)
        await commit([quotes.update({ ...state, version }, { ...state, needBy: `2027-01-${actor.length}` })])
      })
    await by('wfl_01JH0000000000')
    await by('usr_gone')
    expect((await read(cast.producer)).slice(0, 2).map((line) => line.by)).toEqual([
      'A former user',
      'The holder of a one-time code',
    ])
  })

  it('is nobody else’s', async () => {
    expect(await desk.as(cast.otherProducer)(listQuoteHistory, { params: { quoteId } })).toMatchObject({ status: 404 })
  })
})
