import { ulid } from 'ulid'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { RelationshipId } from '#shared/domain/ids/ids.ts'
import type { RelationshipRecord } from '../store/relationships.ts'
import { relate } from './relate.ts'

/** The writes that begin a relationship, in the place of another where that is said; refused with what stands in its way. */
export const join = async (wanted: Omit<RelationshipRecord, 'id'>, replaces?: string): Promise<readonly Write[]> => {
  const related = await relate({ id: RelationshipId.parse(`rel_${ulid()}`), ...wanted }, undefined, replaces)
  return related.ok ? related.writes : fail(`relationship.${related.fault}`)
}
