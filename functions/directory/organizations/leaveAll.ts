import { ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { RelationshipId } from '#shared/domain/ids/ids.ts'
import type { AgencyRecord } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'
import { noteInBook, readBook } from './noteInBook.ts'
import { ownRelationships } from './seersOf.ts'

/**
 * The writes by which an agency belongs to nobody from a day on: what holds ends, what was to begin never does, and what its own
 * record says, which forgets it in the same commit, is a relationship until then.
 */
export const leaveAll = async (agency: AgencyRecord, day: CalendarDate): Promise<readonly Write[]> => {
  const book = await readBook()
  const rows = await relationships.every({ scopes: [`from:${agency.id}`] })
  const open = rows.filter(({ ends }) => ends === undefined || ends > day)
  const kept = await relationships.byIds(open.map(({ id }) => id))
  const writes = [
    ...kept.map((each) =>
      each.begins >= day ? relationships.remove(each) : relationships.update(each, { ...each, ends: day }),
    ),
    ...ownRelationships(agency).map((each) =>
      relationships.create({ ...each, id: RelationshipId.parse(`rel_${ulid()}`), ends: day }),
    ),
  ]
  return writes.length === 0 ? [] : [...writes, noteInBook(book)]
}
