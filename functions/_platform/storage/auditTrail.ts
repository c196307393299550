import type { EntityItem } from 'electrodb'
import { config } from '../config/config.ts'
import { auditRow, type TrailPlace, trailRow } from './auditRows.ts'
import { table } from './client.ts'
import { shardOf } from './listKeys.ts'
import { readMany } from './readMany.ts'

/** An entry of the audit that the trail has. */
export type TrailedEntry = Pick<AuditEntry, 'actor' | 'at' | 'operation' | 'recordId' | 'version' | 'worksFor'> & {
  readonly trail: TrailPlace
}
export type AuditEntry = EntityItem<typeof auditRow>
export type TrailRow = EntityItem<typeof trailRow>

/** Whose trail: everyone's, an organization's, a person's. */
export type Trail = 'all' | `actor:${string}` | `organization:${string}`

/** Everyone's trail is written by everyone and has so many partitions a day. */
const shards = 8

const shardsOf = (trail: string): readonly string[] =>
  Array.from({ length: trail === 'all' ? shards : 1 }, (_, shard) => String(shard))

/** The day in UTC of an instant, or of a place in a trail. */
const dayOf = (place: string): string => place.split('T', 1)[0] ?? ''

const midnightOf = (day: string): string => `${day}T00:00:00.000Z`

/** The day in which what lies before a place is newest. */
const lastDayBefore = (place: string): string => {
  const day = dayOf(place)
  return place === midnightOf(day) ? dayOf(new Date(Date.parse(place) - 1).toISOString()) : day
}

const placeOf = ({ at, recordId, version }: Pick<AuditEntry, 'at' | 'recordId' | 'version'>): string =>
  `${at}#${recordId}#${version}`

const keyOfPlace = (place: string) => {
  const [at = '', recordId = '', version = ''] = place.split('#')
  return { at, recordId, version: Number(version) }
}

/** The organizations in whose trails an entry is. */
const organizationsOf = (trail: TrailPlace | undefined): readonly string[] => [
  ...new Set([...(trail?.owners ?? []), ...(trail?.actedFor === undefined ? [] : [trail.actedFor])]),
]

/** Whether somebody's cursor is one that a walk could have answered. */
export const isPlace = (cursor: string): boolean => {
  const { at } = keyOfPlace(cursor)
  const when = Date.parse(at)
  return !Number.isNaN(when) && new Date(when).toISOString() === at
}

/** The rows that an entry has in the trails. */
export const trailRowsOf = (entry: TrailedEntry): TrailRow[] => {
  const { at, actor, operation, recordId, worksFor, trail } = entry
  const organizations = organizationsOf(trail)
  const row = {
    day: dayOf(at),
    shard: '0',
    place: placeOf(entry),
    kind: trail.kind,
    operation,
    actor,
    organizations,
    ...(worksFor !== undefined && { worksFor }),
  }
  return [
    { ...row, trail: 'all', shard: String(shardOf(recordId, shards)) },
    ...(actor === 'system' ? [] : [{ ...row, trail: `actor:${actor}` }]),
    ...organizations.map((id) => ({ ...row, trail: `organization:${id}` })),
  ]
}

/** Puts entries of the audit into their trails, each under its own key: to do it again writes the same rows. */
export const followAudit = async (entries: readonly TrailedEntry[]): Promise<void> => {
  const rows = new Map(
    entries.flatMap(trailRowsOf).map((row) => [`${row.trail}|${row.day}|${row.shard}|${row.place}`, row]),
  )
  if (rows.size > 0) await trailRow.put([...rows.values()]).go({ client: table(), table: config.tableName })
}

/** A way through a trail, newest first. */
export interface TrailWalk {
  /** Instants; `to` is no more of it. */
  readonly from: string
  readonly to: string
  /** Where the part before ended. */
  readonly after?: string | undefined
  readonly size: number
}

/** What a walk has met, and where it goes on. */
export interface TrailPart {
  readonly places: readonly string[]
  readonly cursor?: string
}

/** So many days and rows are looked at in one part, whatever they hold. */
const mostDays = 31
const mostRows = 5000
/** Rows that are read together where some of them are left out. */
const batch = 250

const rowsOfDay = async (trail: Trail, from: string, below: string, limit: number): Promise<TrailRow[]> => {
  const day = lastDayBefore(below)
  const least = from > midnightOf(day) ? from : midnightOf(day)
  const pages = await Promise.all(
    shardsOf(trail).map((shard) =>
      trailRow.query
        .byDay({ trail, day, shard })
        .between({ place: least }, { place: below })
        .go({ client: table(), table: config.tableName, order: 'desc', limit: limit + 1 }),
    ),
  )
  return pages
    .flatMap(({ data }) => data)
    .filter(({ place }) => place < below)
    .sort((a, b) => (a.place < b.place ? 1 : -1))
    .slice(0, limit)
}

/**
 * The next entries of a trail that fit, newest first, day by day. A part looks at a bounded number of days and rows, so it
 * may have fewer than were asked for and still go on.
 */
export const walkTrail = async (
  trail: Trail,
  { from, to, after, size }: TrailWalk,
  fits?: (row: TrailRow) => boolean,
): Promise<TrailPart> => {
  const places: string[] = []
  const limit = fits === undefined ? size + 1 : batch
  let below = after !== undefined && after < to ? after : to
  for (let days = 0, read = 0; days < mostDays && read < mostRows && below > from; ) {
    const rows = await rowsOfDay(trail, from, below, limit)
    read += rows.length
    for (const row of rows) {
      if (fits?.(row) === false) continue
      if (places.length === size) return { places, cursor: places.at(-1) ?? below }
      places.push(row.place)
    }
    const last = rows.at(-1)
    if (last !== undefined && rows.length === limit) below = last.place
    else {
      below = midnightOf(lastDayBefore(below))
      days += 1
    }
  }
  return { places, ...(below > from && { cursor: below }) }
}

/** The next writes of one record that fit, newest first. */
export const walkRecord = async (
  recordId: string,
  { from, to, after, size }: TrailWalk,
  fits: (row: Omit<TrailRow, 'day' | 'place' | 'shard' | 'trail'>) => boolean,
): Promise<TrailPart> => {
  // Nothing is between two moments of which the second is the earlier.
  if (to <= from) return { places: [] }
  const end = after === undefined ? { at: to } : { at: keyOfPlace(after).at, version: keyOfPlace(after).version }
  const { data } = await auditRow.query
    .byRecord({ recordId })
    .between({ at: from }, end)
    .go({ client: table(), table: config.tableName, order: 'desc', limit: size + 2 })
  const rows = data.filter((row) => row.at < to && placeOf(row) !== after)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    places: page
      .filter(({ trail, ...row }) => fits({ ...row, kind: trail?.kind ?? '', organizations: organizationsOf(trail) }))
      .map(placeOf),
    ...(rows.length > size && last !== undefined && { cursor: placeOf(last) }),
  }
}

/** The entries at these places, in their order. */
export const entriesAt = (places: readonly string[]): Promise<AuditEntry[]> =>
  readMany(
    places.map(keyOfPlace),
    { nameOf: ({ recordId, at, version }) => `${recordId}|${at}|${version}`, consistent: false },
    (keys, how) => auditRow.get(keys).go(how),
  )
