import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/quote/notes.ts'
import { NoteId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

const write = (text: string, actor: Actor = cast.underwriter, id = quoteId) =>
  desk.as(actor)(contract.createQuoteNote, { body: { quoteId: id, noteType: 'PRICING', text } })

describe('underwriting notes', () => {
  it('are written, read newest first, changed and removed by who wrote them', async () => {
    const first = answered(await write('First thoughts'))
    const second = answered(await write('Second thoughts', cast.otherUnderwriter))
    aWhilePasses()
    const list = async () => answered(await desk.as(cast.underwriter)(contract.listQuoteNotes, { query: { quoteId } }))
    expect(await list()).toMatchObject([
      { id: second.id, text: 'Second thoughts', createdBy: cast.otherUnderwriter.name },
      { id: first.id, noteType: 'PRICING' },
    ])
    expect((await desk.read(quoteId)).notes).toBe(2)
    const change = (actor: Actor) =>
      desk.as(actor)(contract.updateQuoteNote, {
        params: { noteId: first.id },
        body: { noteType: 'RISK', text: 'Better thoughts' },
      })
    expect(await change(cast.otherUnderwriter)).toMatchObject({ status: 404, problem: { code: 'note.notFound' } })
    expect(await change(cast.underwriter)).toMatchObject({ value: { id: first.id } })
    const remove = (noteId: NoteId) => desk.as(cast.underwriter)(contract.removeQuoteNote, { params: { noteId } })
    expect(await remove(second.id)).toMatchObject({ status: 404 })
    expect(await remove(first.id)).toMatchObject({ status: 204 })
    expect(await list()).toHaveLength(1)
    expect((await desk.read(quoteId)).notes).toBe(1)
  })

  it('are the provider’s business alone', async () => {
    expect(await write('Hello', cast.producer)).toMatchObject({ status: 403 })
    expect((await desk.read(quoteId, cast.producer)).notes).toBeUndefined()
    expect(await write('Hello', cast.underwriter, QuoteId.parse('quo_01JH0000000000000000000Q99'))).toMatchObject({
      status: 404,
      problem: { code: 'quote.notFound' },
    })
    expect(await write(' ')).toMatchObject({ status: 400, problem: { errors: [{ path: ['text'] }] } })
    expect(
      await desk.as(cast.underwriter)(contract.updateQuoteNote, {
        params: { noteId: NoteId.parse('not_01JH0000000000000000000N99') },
        body: { noteType: 'RISK', text: 'x' },
      }),
    ).toMatchObject({ status: 404, problem: { code: 'note.notFound' } })
    const types = answered(await desk.as(cast.underwriter)(contract.listNoteTypes, {}))
    expect(types).toContainEqual({ id: 'PRICING', label: 'Pricing' })
  })
})
