import { type User, userByEmail, userById } from '#functions/directory/public.ts'
import type { ConversationSide, NoteRecord } from '#shared/contracts/quote/noteRecord.ts'
import { isShared, noteScope, notes } from '../store/notes.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { underwritersFor } from '../underwriting/underwritersFor.ts'
import { sideOf } from './sideOf.ts'

/** Somebody who is told of a note, on which side they read it, and whether it addresses them. */
export interface ToldOfNote {
  readonly user: User
  readonly side: ConversationSide
  readonly isMentioned: boolean
}

const present = (found: readonly (User | undefined)[]): User[] => found.filter((user) => user !== undefined)

const agentOf = async ({ agentId, agentEmail }: StoredQuote): Promise<User[]> => {
  const named = agentId === undefined ? undefined : await userById(agentId)
  return present([named ?? (agentEmail === undefined ? undefined : await userByEmail(agentEmail))])
}

/** Of the other side those who have written, and who has the quote there; where that is nobody yet, the underwriters. */
const otherSide = async (note: NoteRecord, quote: StoredQuote): Promise<User[]> => {
  const written = (await notes.every({ scopes: [noteScope(quote.id)] })).filter(
    (each) => isShared(each) && each.side !== note.side && each.agencyId === note.agencyId,
  )
  const writers = present(await Promise.all([...new Set(written.map(({ createdById }) => createdById))].map(userById)))
  if (note.side === 'UNDERWRITING') return [...writers, ...(await agentOf(quote))]
  const holders = quote.underwriter !== undefined || writers.length === 0 ? await underwritersFor(quote) : []
  return [...writers, ...holders]
}

/**
 * A note, its quote, and who is told of it: whom it addresses and, where both sides read it, the other side. Nobody is told
 * who does not see the quote any more, or would not see the note.
 */
export const toldOfNote = async (noteId: string) => {
  const note = await notes.byId(noteId)
  const quote = note && (await quotes.byId(note.quoteId))
  if (note === undefined || quote === undefined) return undefined
  const mentioned = new Set(note.mentions.map(({ userId }) => userId))
  const addressed = present(await Promise.all([...mentioned].map(userById)))
  const users = isShared(note) ? [...addressed, ...(await otherSide(note, quote))] : addressed
  const others = [...new Map(users.map((user) => [user.id, user])).values()].filter(({ id }) => id !== note.createdById)
  const sides = await Promise.all(others.map((user) => sideOf(user, quote)))
  const told = others.flatMap((user, index): ToldOfNote[] => {
    const side = sides[index]
    const reads = side === 'UNDERWRITING' || (side === 'AGENCY' && isShared(note) && note.agencyId === quote.agencyId)
    return reads ? [{ user, side, isMentioned: mentioned.has(user.id) }] : []
  })
  return { note, quote, told }
}
