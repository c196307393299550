import { ulid } from 'ulid'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { RelationshipId } from '#shared/domain/ids/ids.ts'
import { type Move, moveOf } from '#shared/domain/organizations/moves.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'
import { relationships } from '../store/relationships.ts'
import { farthest } from './join.ts'
import { noteInBook, readBook } from './noteInBook.ts'
import { ownId, relationshipsAbove, todayHere } from './seersOf.ts'

interface Moving {
  readonly agencyId: string
  /** Whose location it is from then on; nobody’s where there is none. */
  readonly to: string | undefined
  readonly day: CalendarDate
}

/** A move with all that stands above the agency and where it goes to, before it. */
export interface FoundMove extends Move {
  readonly above: readonly Relationship[]
  readonly writes: readonly Write[]
  /** Its own record says since ever whose location it is, and from now on a relationship until the day does. */
  readonly leavesOwn: boolean
}

/** The writes that move an agency under another, in one with what is held against them; refused with what stands in its way. */
export const move = async ({ agencyId, to, day }: Moving): Promise<FoundMove> => {
  const today = todayHere()
  if (day > addYears(today, farthest)) return fail('relationship.tooFarAhead')
  // Read before what is decided on: who writes between the two comes to another book.
  const book = await readBook()
  const above = await relationshipsAbove([agencyId, ...(to === undefined ? [] : [to])])
  const newId = () => RelationshipId.parse(`rel_${ulid()}`)
  const moved = moveOf({ id: newId(), from: agencyId, to, day, today }, above)
  if (!moved.ok) return fail(`relationship.${moved.fault}`)
  const { gone, ended, begun, kept: restored, stays } = moved
  const leavesOwn = ended?.id === ownId(agencyId, 'locationOf')
  const changed = [...(ended && !leavesOwn ? [ended] : []), ...(restored ? [restored] : [])]
  const stored = await relationships.byIds([...gone, ...changed].map(({ id }) => id))
  const writes: readonly Write[] = [
    ...stored.map((each) => {
      const next = changed.find(({ id }) => id === each.id)
      return next === undefined ? relationships.remove(each) : relationships.update(each, { ...each, ends: next.ends })
    }),
    ...(ended && leavesOwn ? [relationships.create({ ...ended, id: newId() })] : []),
    ...(begun === undefined ? [] : [relationships.create(begun)]),
    noteInBook(book),
  ]
  return { gone, ended, begun, kept: restored, ...(stays && { stays }), above, writes, leavesOwn }
}
