import type { Chunk, Effect } from '#functions/_platform/jobs/defineJob.ts'
import { move } from '#functions/directory/organizations/move.ts'
import { relate } from '#functions/directory/organizations/relate.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { holdsOn } from '#shared/domain/organizations/relationships.ts'
import { businessFollows } from '../organizations/linked.ts'
import { movedOn } from '../organizations/movedAgency.ts'
import { todayHere } from '../todayHere.ts'
import type { Going } from './goInto.ts'

/** The next location of the one today, by its own record or by a relationship; undefined where there is none. */
const nextLocation = async (agencyId: string, today: CalendarDate) => {
  const [own, dated] = await Promise.all([
    agencies.every({ scopes: [`organization:${agencyId}`] }),
    relationships.every({ scopes: [`to:${agencyId}`] }),
  ])
  const found = await agencies.byIds(own.map(({ id }) => id))
  const byRecord = found.find(({ parentId }) => parentId === agencyId)
  const held = dated.find((each) => each.kind === 'locationOf' && holdsOn(each, today))
  return byRecord ?? (held && agencies.byId(held.from))
}

/** Locations that are still to come to the one come to the other instead, or not at all where that cannot be. */
const toCome = async ({ from, into, now }: Going): Promise<Effect | undefined> => {
  const today = todayHere(now)
  const rows = await relationships.every({ scopes: [`to:${from.id}`] })
  const next = rows.find(({ kind, begins }) => kind === 'locationOf' && begins > today)
  const kept = next && (await relationships.byId(next.id))
  if (kept === undefined) return undefined
  const related = await relate({ ...kept, to: into.id }, kept)
  return { cursor: kept.id, writes: related.ok ? related.writes : [relationships.remove(kept)] }
}

/** The next location of the one is one of the other's from today on, and what it has follows; one at a time, since all are written with one book. */
export const locationsGoOver = async (going: Going): Promise<Chunk> => {
  const { from, into, now } = going
  const day = todayHere(now)
  const location = await nextLocation(from.id, day)
  if (location === undefined) {
    const later = await toCome(going)
    return later === undefined ? { done: 0 } : { effects: [later], done: 1, cursor: later.cursor }
  }
  const { writes, leavesOwn } = await move({ agencyId: location.id, to: into.id, day })
  const { parentId, ...rest } = location
  const apart = leavesOwn || parentId === undefined ? rest : { ...rest, parentId }
  const moved = agencies.update(location, { ...movedOn(apart, { day, from, to: into }), updated: now })
  const follows = await businessFollows({ of: location.id, about: location }, { by: 'Operations', now })
  return {
    effects: [{ cursor: location.id, writes: [moved, ...writes, ...follows.writes], events: follows.events }],
    done: 1,
    cursor: location.id,
  }
}
