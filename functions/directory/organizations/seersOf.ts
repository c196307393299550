import { now } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { type Relationship, type RelationshipKind, whoSees } from '#shared/domain/organizations/relationships.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type AgencyRecord, agencies } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'

/** The first day of what nobody said a day of. */
export const sinceEver = '0001-01-01'

/** By which what an agency's own record says is told from others. */
export const ownId = (agencyId: string, kind: RelationshipKind): string => `${agencyId}|${kind}`

/** What an agency's own record says of whom it belongs to: since ever, until it says otherwise. */
export const ownRelationships = ({ id, parentId, aggregatorId, clusterId }: AgencyRecord): readonly Relationship[] =>
  (
    [
      ['locationOf', parentId],
      ['aggregatedBy', aggregatorId],
      ['memberOf', clusterId],
    ] as const
  ).flatMap(([kind, to]) => (to === undefined ? [] : [{ id: ownId(id, kind), kind, from: id, to, begins: sinceEver }]))

/** All relationships on the ways up from some organizations, level by level: as many reads as the ways are long. */
export const relationshipsAbove = async (organizationIds: readonly string[]): Promise<readonly Relationship[]> => {
  const seen = new Set<string>()
  const found = new Map<string, Relationship>()
  for (let level = [...organizationIds]; level.length > 0; ) {
    for (const id of level) seen.add(id)
    const [dated, own] = await Promise.all([
      relationships.every({ scopes: level.map((id) => `from:${id}`) }),
      agencies.byIds(level),
    ])
    const here = [...dated, ...own.flatMap(ownRelationships)]
    for (const each of here) found.set(each.id, each)
    level = [...new Set(here.map(({ to }) => to))].filter((id) => !seen.has(id))
  }
  return [...found.values()]
}

/** The day it is in the region. */
export const todayHere = (): CalendarDate => dateAt(now(), regionOf(config.region).timeZone)

/** Whether an agency is a location of another on a day, to any depth. */
export const isLocationOf = async (
  agencyId: string,
  { above, day = todayHere() }: { readonly above: string; readonly day?: CalendarDate },
): Promise<boolean> => {
  const locations = (await relationshipsAbove([agencyId])).filter(({ kind }) => kind === 'locationOf')
  return agencyId !== above && whoSees(agencyId, locations, day).has(above)
}

/**
 * The one place that says whose business an organization may see: the organizations that see this one's on a day, itself
 * among them – by what agencies say of themselves and by relationships with dates, to any depth.
 */
export const seersOf = async (organizationId: string, day = todayHere()): Promise<ReadonlySet<string>> =>
  whoSees(organizationId, await relationshipsAbove([organizationId]), day)
