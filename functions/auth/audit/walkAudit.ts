import type { Actor } from '#functions/_platform/auth/actor.ts'
import {
  isPlace,
  type Trail,
  type TrailPart,
  type TrailRow,
  walkRecord,
  walkTrail,
} from '#functions/_platform/storage/auditTrail.ts'
import { isOfStaff } from '#functions/directory/history/namesOfActors.ts'
import { users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** To what a search of the trail is narrowed. Instants are the platform's own. */
export interface AuditFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly actor?: string | undefined
  readonly organization?: string | undefined
  readonly record?: string | undefined
  readonly kind?: string | undefined
  readonly operation?: string | undefined
  readonly jumpedIn?: boolean | undefined
}

interface Walk {
  readonly filter: AuditFilter
  readonly reader: Actor
  /** Instant. */
  readonly now: Instant
  readonly size: number
  readonly after?: string | undefined
}

/** How far back is looked; of one record all that was ever done to it. */
const standardSpan = { days: 30 }
const ever = '2000-01-01T00:00:00.000Z'
const millisecondsPerDay = 86_400_000

/** The provider's people are not told by name to others, so others do not look for one of them either. */
const mayLookFor = async (actor: string, reader: Actor): Promise<boolean> => {
  if (isOfStaff(reader)) return true
  const person = await users.byId(actor)
  return person !== undefined && person.accountType !== 'COWBELL'
}

/** The trail that holds all that fits and the least besides. */
const trailOf = ({ actor, organization }: AuditFilter): Trail => {
  if (actor !== undefined) return `actor:${actor}`
  return organization === undefined ? 'all' : `organization:${organization}`
}

/** The next part of the trail that a reader may look through: everyone's for staff, for others that of their organization. */
export const walkAudit = async ({ filter, reader, now, size, after }: Walk): Promise<TrailPart> => {
  if (after !== undefined && !isPlace(after)) return { places: [] }
  const isStaff = isOfStaff(reader)
  const { actor, organization, record, kind, operation, jumpedIn } = filter
  const own = isStaff ? organization : reader.organizationId
  if (!isStaff && organization !== undefined && organization !== own) return { places: [] }
  if (actor !== undefined && !(await mayLookFor(actor, reader))) return { places: [] }
  const to = filter.to ?? now
  const lately = new Date(Date.parse(to) - standardSpan.days * millisecondsPerDay).toISOString()
  const from = filter.from ?? (record === undefined ? lately : ever)
  const span = { from, to, after, size }
  const fits = (row: Omit<TrailRow, 'day' | 'place' | 'shard' | 'trail'>): boolean =>
    (actor === undefined || row.actor === actor) &&
    (own === undefined || row.organizations.includes(own)) &&
    (kind === undefined || row.kind === kind) &&
    (operation === undefined || row.operation === operation) &&
    (jumpedIn !== true || row.worksFor !== undefined)
  if (record !== undefined) return walkRecord(record, span, fits)
  const isNarrowed = [actor, kind, operation].some((each) => each !== undefined) || jumpedIn === true
  const trail = trailOf(isStaff ? filter : { organization: own })
  return walkTrail(trail, span, isNarrowed ? fits : undefined)
}
