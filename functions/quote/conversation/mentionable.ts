import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyUsers, type User, userById, usersOfRole } from '#functions/directory/public.ts'
import type { ConversationSide, Mention } from '#shared/contracts/quote/noteRecord.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { rolesWith } from '#shared/permissions.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { sharedNotes } from './sharedNotes.ts'
import { sideOf, sideOfActor } from './sideOf.ts'

/** Somebody who may be addressed, on which side. */
export interface Person {
  readonly user: User
  readonly side: ConversationSide
}

/** By what somebody is addressed. */
export const nameOfUser = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Those of the users who see the quote, each once, but for who asks. */
const seeing = async (users: readonly User[], quote: StoredQuote, actor: Actor): Promise<Person[]> => {
  const others = [...new Map(users.map((user) => [user.id, user])).values()].filter(({ id }) => id !== actor.userId)
  const sides = await Promise.all(others.map((user) => sideOf(user, quote)))
  return others.flatMap((user, index): Person[] => {
    const side = sides[index]
    return side === undefined ? [] : [{ user, side }]
  })
}

/** Staff of the roles that take part in conversations. */
const colleagues = async (): Promise<User[]> => {
  const roles = rolesWith('quote:converse').filter((role) => accountTypeOf(role) === 'COWBELL')
  return (await Promise.all(roles.map(usersOfRole))).flat()
}

const byIds = async (ids: readonly string[]): Promise<User[]> =>
  (await Promise.all([...new Set(ids)].map(userById))).filter((user) => user !== undefined)

/**
 * Whom somebody may address: staff their colleagues and, where the agency reads it, people of the quote's agency; an agency
 * whoever has taken part, and the underwriter who has it. All of them see the quote.
 */
export const mentionable = async (
  quote: StoredQuote,
  actor: Actor,
  { internal }: { readonly internal: boolean },
): Promise<Person[]> => {
  if (sideOfActor(actor) === 'AGENCY') {
    const writers = (await sharedNotes(quote.id, actor)).map(({ createdById }) => createdById)
    const holder = quote.underwriter === undefined ? [] : [quote.underwriter.id]
    return seeing(await byIds([...writers, ...holder]), quote, actor)
  }
  const ofAgency = internal || quote.agencyId === undefined ? [] : await agencyUsers(quote.agencyId)
  const found = await seeing([...ofAgency, ...(await colleagues())], quote, actor)
  return internal ? found.filter(({ side }) => side === 'UNDERWRITING') : found
}

/**
 * Who is mentioned in a text: of those named, the ones whose name stands in it.
 * @throws note.mentionUnknown of one who may not be addressed
 */
export const mentionsIn = async (
  quote: StoredQuote,
  actor: Actor,
  { text, ids, internal }: { readonly text: string; readonly ids: readonly string[]; readonly internal: boolean },
): Promise<Mention[]> => {
  if (ids.length === 0) return []
  const people = await mentionable(quote, actor, { internal })
  const named = [...new Set(ids)].map((id) => people.find(({ user }) => user.id === id) ?? fail('note.mentionUnknown'))
  return named
    .map(({ user }) => ({ userId: user.id, name: nameOfUser(user) }))
    .filter(({ name }) => text.includes(`@${name}`))
}
