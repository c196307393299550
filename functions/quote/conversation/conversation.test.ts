import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/quote/conversation.ts'
import { createQuoteNote, listQuoteNotes, removeQuoteNote, updateQuoteNote } from '#shared/contracts/quote/notes.ts'
import { AgencyId, type NoteId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf, partnerOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { toldOfNote } from './toldOfNote.ts'

let desk: QuoteDesk
let quoteId: QuoteId
const dana = { ...cast.producer, name: 'Dana Whitfield' }
const priya = { ...cast.underwriter, name: 'Priya Raman' }

const userOf = ({ userId, accountType, organizationId, role, teamIds, name }: Actor) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return users.create(
    aUser({
      id: userId,
      email: `${userId}@cast.example`,
      accountType,
      organizationId,
      role,
      teamIds,
      firstName,
      lastName,
    }),
  )
}

beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
  const { agent, otherProducer, otherUnderwriter } = cast
  await commit([
    userOf(dana),
    userOf(priya),
    userOf({ ...otherUnderwriter, name: 'Olu Adeyemi' }),
    userOf({ ...agent, name: 'Team Bound', teamIds: [castIds.team(7)] }),
    userOf({ ...otherProducer, name: 'Other Agency' }),
    userOf({ ...cast.policyHolder, name: 'Ida Moreau' }),
  ])
})
afterAll(() => desk.close())

const say = (actor: Actor, text: string, mentions: string[] = [], id = quoteId) =>
  desk.as(actor)(contract.createConversationNote, { params: { quoteId: id }, body: { text, mentions } })
const hear = async (actor: Actor, id = quoteId) =>
  answered(await desk.as(actor)(contract.getConversation, { params: { quoteId: id } }))
const people = async (actor: Actor, query: { name?: string; internal?: 'true' } = {}, id = quoteId) =>
  answered(await desk.as(actor)(contract.searchConversationPeople, { params: { quoteId: id }, query })).map(
    ({ name }) => name,
  )
const read = (actor: Actor, noteId: NoteId) =>
  desk.as(actor)(contract.markConversationRead, { params: { quoteId }, body: { noteId } })
const told = async (noteId: string) =>
  (await toldOfNote(noteId))?.told.map(({ user, side, isMentioned }) => [user.lastName, side, isMentioned])

describe('the conversation on a quote', () => {
  let asked: NoteId

  it('is read by both sides in order of time, and says what is unread', async () => {
    expect(await hear(dana)).toEqual({ notes: [], unread: 0 })
    asked = answered(await say(priya, '@Dana Whitfield Is there a signed application?', [dana.userId])).id
    expect(await hear(dana)).toMatchObject({
      unread: 1,
      notes: [
        {
          createdBy: 'Priya Raman',
          side: 'UNDERWRITING',
          mine: false,
          unread: true,
          mentions: [{ userId: dana.userId, name: 'Dana Whitfield' }],
        },
      ],
    })
    const answer = answered(await say(dana, 'Yes, it comes today.')).id
    expect(await read(dana, asked)).toMatchObject({ status: 204 })
    expect(await read(priya, answer)).toMatchObject({ status: 204 })
    // Nobody reads backwards.
    expect(await read(priya, asked)).toMatchObject({ status: 204 })
    expect(await hear(priya)).toMatchObject({ unread: 0, notes: [{ mine: true }, { mine: false, side: 'AGENCY' }] })
    expect((await hear(dana)).unread).toBe(0)
  })

  it('tells whom it mentions, and the other side', async () => {
    expect(await told(asked)).toEqual([['Whitfield', 'AGENCY', true]])
    const answer = answered(await say(dana, 'And the loss run?'))
    expect(await told(answer.id)).toEqual([['Raman', 'UNDERWRITING', false]])
  })

  it('offers only people who see the quote', async () => {
    expect(await people(priya)).toEqual(['Dana Whitfield', 'Olu Adeyemi'])
    expect(await people(priya, { name: 'dana' })).toEqual(['Dana Whitfield'])
    expect(await people(priya, { internal: 'true' })).toEqual(['Olu Adeyemi'])
    // An agency knows who has written, and whoever holds it.
    expect(await people(dana)).toEqual(['Priya Raman'])
    const strangers = [cast.otherProducer.userId, cast.agent.userId, cast.policyHolder.userId, castIds.user(99)]
    for (const stranger of strangers)
      expect(await say(priya, '@Somebody', [stranger])).toMatchObject({
        status: 422,
        problem: { code: 'note.mentionUnknown' },
      })
    expect(await say(dana, '@Olu Adeyemi', [cast.otherUnderwriter.userId])).toMatchObject({ status: 422 })
  })

  it('mentions nobody whose name was taken out of the text again', async () => {
    const { id } = answered(await say(priya, 'Never mind.', [cast.otherUnderwriter.userId]))
    expect((await hear(priya)).notes.at(-1)).toMatchObject({ id, mentions: [] })
  })

  it('stays as it was said', async () => {
    const body = { noteType: 'GENERAL', text: 'Something else' } as const
    expect(await desk.as(priya)(updateQuoteNote, { params: { noteId: asked }, body })).toMatchObject({ status: 404 })
    expect(await desk.as(priya)(removeQuoteNote, { params: { noteId: asked } })).toMatchObject({ status: 404 })
  })

  it('tells an agency nothing of the provider’s own notes, nor their number', async () => {
    const before = await hear(dana)
    const write = (mentions: string[], text = '@Dana Whitfield, @Olu Adeyemi: too cheap') =>
      desk.as(priya)(createQuoteNote, { body: { quoteId, noteType: 'PRICING', text, mentions } })
    expect(await write([dana.userId])).toMatchObject({ status: 422, problem: { code: 'note.mentionUnknown' } })
    const { id } = answered(await write([cast.otherUnderwriter.userId]))
    expect(await hear(dana)).toEqual(before)
    expect(await hear(priya)).toMatchObject({ notes: before.notes.map((note) => ({ id: note.id })) })
    expect(await read(dana, id)).toMatchObject({ status: 404, problem: { code: 'note.notFound' } })
    expect(await told(id)).toEqual([['Adeyemi', 'UNDERWRITING', true]])
    const own = answered(await desk.as(priya)(listQuoteNotes, { query: { quoteId } }))
    expect(own.map((note) => note.id)).toEqual([id])
    expect((await desk.read(quoteId)).notes).toBe(1)
    expect((await desk.events()).filter(({ name }) => name === 'quote.noteWritten').at(-1)?.detail).toEqual({
      quoteId,
      noteId: id,
    })
  })

  it('is closed to whoever has no part in it', async () => {
    for (const outsider of [cast.policyHolder, guestOf('QUOTE', quoteId), cast.clusterViewer])
      expect(await say(outsider, 'Hello')).toMatchObject({ status: 403 })
    expect(await say(partnerOf('DIGITAL', 'Digital Agent', 'digital'), 'Hello')).toMatchObject({ status: 403 })
    for (const stranger of [cast.otherProducer, { ...cast.agent, teamIds: [castIds.team(7)] }])
      expect(await say(stranger, 'Hello')).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
    expect(await say(dana, ' ')).toMatchObject({ status: 400 })
  })

  it('goes to the underwriters where nobody has taken part', async () => {
    const other = await desk.aPricedQuote(await desk.anAccount())
    const { id } = answered(await say(dana, 'Who looks at this?', [], other))
    expect((await told(id))?.map(([name]) => name).toSorted()).toEqual(['Adeyemi', 'Raman'])
  })

  it('is not shown to an agency that has the quote later', async () => {
    const moved = await desk.aPricedQuote(await desk.anAccount())
    const { id } = answered(await say(priya, 'For the first agency', [], moved))
    const quote = await quotes.require(moved)
    await commit([quotes.update(quote, { ...quote, agencyId: AgencyId.parse(castIds.agency(2)) })])
    expect((await hear(cast.otherProducer, moved)).notes).toEqual([])
    expect(await told(id)).toEqual([])
    expect(await people(cast.otherProducer, {}, moved)).toEqual([])
    expect((await hear(priya, moved)).notes).toHaveLength(1)
  })

  it('under a jump is said in the provider’s name', async () => {
    const jumped: Actor = {
      ...dana,
      userId: priya.userId,
      name: 'Priya Raman',
      subscriberType: 'COWBELL',
      ownRole: 'Underwriter',
    }
    answered(await say(jumped, 'For the agency'))
    expect((await hear(dana)).notes.at(-1)).toMatchObject({ createdBy: 'Palisade', side: 'AGENCY' })
  })
})
