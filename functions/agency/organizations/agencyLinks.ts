import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { join } from '#functions/directory/organizations/join.ts'
import { leave } from '#functions/directory/organizations/leave.ts'
import { ownId, sinceEver } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { requireAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked, requireJoinable } from './linked.ts'
import { requirePersona } from './personaReach.ts'

/** By which an agency belongs to an aggregator or a cluster, and the field of its own record that says so since ever. */
const ways = {
  da: { kind: 'aggregatedBy', field: 'aggregatorId' },
  cluster: { kind: 'memberOf', field: 'clusterId' },
} as const

interface Link {
  readonly type: keyof typeof ways
  readonly agencyId: string
  readonly id: string
  readonly day: CalendarDate | undefined
  readonly actor: Actor
  readonly now: Instant
}

/** Adds an agency to an aggregator or a cluster. */
export const linkAgency = async ({ type, agencyId, id, day, actor, now }: Link): Promise<void> => {
  const agency = await requireAgency(agencyId, actor)
  const persona = await requireJoinable({ type, id }, actor)
  const begins = day ?? todayHere(now)
  const writes = await join({ kind: ways[type].kind, from: agency.id, to: persona.id, begins })
  await commitLinked({ writes, of: agency.id, about: agency }, actor, now)
}

/** Takes an agency out of an aggregator or a cluster, with which it shares its clients' names no more, should it come back. */
export const unlinkAgency = async ({ type, agencyId, id, day, actor, now }: Link): Promise<void> => {
  const agency = await requireAgency(agencyId, actor)
  const persona = await requirePersona(id, actor)
  if (persona.type !== type) return fail('persona.notFound')
  const { kind, field } = ways[type]
  const ends = day ?? todayHere(now)
  const writes: Write[] = [...(await leave({ kinds: [kind], from: agency.id, to: persona.id, ends }))]
  // What its own record says has no day: until a day to come it is a relationship of its own.
  if (agency[field] === persona.id && ends > todayHere(now)) {
    const span = { begins: sinceEver, ends } as const
    writes.push(...(await join({ kind, from: agency.id, to: persona.id, ...span }, ownId(agency.id, kind))))
  }
  const shared = agency.clientsSharedWith?.filter((each) => each !== persona.id)
  const sharesNoMore = shared?.length !== agency.clientsSharedWith?.length
  if (agency[field] === persona.id || (sharesNoMore && writes.length > 0)) {
    const { [field]: former, ...rest } = agency
    const elsewhere = former === persona.id || former === undefined ? {} : { [field]: former }
    writes.push(agencies.update(agency, { ...rest, ...elsewhere, clientsSharedWith: shared, updated: now }))
  }
  if (writes.length === 0) return fail('relationship.notFound')
  await commitLinked({ writes, of: agency.id, about: agency }, actor, now)
}
