import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { holdsOn, type RelationshipKind } from '#shared/domain/organizations/relationships.ts'
import { relationships } from '../store/relationships.ts'
import { relate } from './relate.ts'
import { todayHere } from './seersOf.ts'

interface Leaving {
  readonly kinds: readonly RelationshipKind[]
  readonly from: string
  readonly to: string
  /** The first day on which it is over. */
  readonly ends: CalendarDate
}

/**
 * The writes that end what holds between two on a day, or none where nothing does. What was to begin on that very day or
 * later and has not begun before today never was: it goes. What has begun is not ended before it did.
 */
export const leave = async ({ kinds, from, to, ends }: Leaving): Promise<readonly Write[]> => {
  const open = (await relationships.every({ scopes: [`from:${from}`] })).filter(
    (each) => each.to === to && kinds.includes(each.kind) && (each.begins >= ends || holdsOn(each, ends)),
  )
  const kept = await relationships.byIds(open.map(({ id }) => id))
  const writes: Write[] = []
  const today = todayHere()
  for (const each of kept) {
    if (each.begins >= ends) {
      if (each.begins < today) return fail('relationship.endsBeforeItBegins')
      writes.push(relationships.remove(each))
    } else {
      const ended = await relate({ ...each, ends }, each)
      if (!ended.ok) return fail('relationship.endsBeforeItBegins')
      writes.push(...ended.writes)
    }
  }
  return writes
}
