import { ulid } from 'ulid'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { RelationshipId } from '#shared/domain/ids/ids.ts'
import type { RelationshipRecord } from '../store/relationships.ts'
import { relate } from './relate.ts'
import { todayHere } from './seersOf.ts'

/** What begins later than so many years from now is a slip of the pen: a last day in the place of the first. */
export const farthest = 10

/** The writes that begin a relationship, in the place of another where that is said; refused with what stands in its way. */
export const join = async (wanted: Omit<RelationshipRecord, 'id'>, replaces?: string): Promise<readonly Write[]> => {
  if (wanted.begins > addYears(todayHere(), farthest)) return fail('relationship.tooFarAhead')
  const related = await relate({ id: RelationshipId.parse(`rel_${ulid()}`), ...wanted }, undefined, replaces)
  return related.ok ? related.writes : fail(`relationship.${related.fault}`)
}
