import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { faultOf, type RelationshipFault } from '#shared/domain/organizations/relationships.ts'
import { type RelationshipRecord, relationships } from '../store/relationships.ts'
import { noteInBook, readBook } from './noteInBook.ts'
import { relationshipsAbove } from './seersOf.ts'

type Related =
  | { readonly ok: false; readonly fault: RelationshipFault }
  | { readonly ok: true; readonly writes: readonly Write[] }

/** The writes that begin a relationship or change one, or why it is refused beside all others but one that it takes the place of. */
export const relate = async (
  next: RelationshipRecord,
  before?: Stored<RelationshipRecord>,
  replaces?: string,
): Promise<Related> => {
  const book = await readBook()
  // Its own side has those it would rival, the ways up from the other side what it would close.
  const others = (await relationshipsAbove([next.from, next.to])).filter(({ id }) => id !== replaces)
  const fault = faultOf(next, others)
  if (fault !== undefined) return { ok: false, fault }
  const write = before === undefined ? relationships.create(next) : relationships.update(before, next)
  return { ok: true, writes: [write, noteInBook(book)] }
}
