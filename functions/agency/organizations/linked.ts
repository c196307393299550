import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import type { PersonaRecord } from '#functions/directory/store/personas.ts'
import { followPartners } from '#functions/quote/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { whatCanBeDone } from '#shared/records/life.ts'
import { canPersona, personaLife } from '#shared/records/persona/personaLife.ts'
import { requirePersona } from './personaReach.ts'
import { programmeScope } from './programme.ts'

/** Each kind of organization as a sentence has it. */
const kindWords: Readonly<Record<PersonaRecord['type'], string>> = {
  carrier: 'a carrier',
  cluster: 'a cluster',
  da: 'an aggregator',
  mssp: 'an MSSP',
  pool: 'a pool',
  premiumprocessor: 'a premium processor',
  reinsurer: 'a reinsurer',
  vendor: 'a vendor',
}

/** Says of an organization that another kind belongs in its place. */
export const refuseKind = (
  { name, type }: Pick<PersonaRecord, 'name' | 'type'>,
  ...wanted: readonly PersonaRecord['type'][]
): never => {
  const kinds = wanted.map((each) => kindWords[each])
  const listed = [...(kinds.length > 1 ? [kinds.slice(0, -1).join(', ')] : []), ...kinds.slice(-1)].join(' or ')
  return fail('persona.otherKind', { data: { name, kind: kindWords[type], wanted: listed } })
}

/** An organization of a kind that somebody is to belong to; one that is held, leaves or is gone takes nobody. */
export const requireJoinable = async (
  { type, id }: { readonly type: PersonaRecord['type']; readonly id: string },
  actor: Actor,
): Promise<Stored<PersonaRecord>> => {
  const persona = await requirePersona(id, actor)
  if (persona.type !== type) return refuseKind(persona, type)
  if (canPersona(persona.status, 'link') && persona.status !== 'OFFBOARDING') return persona
  const { status } = persona
  return fail('persona.notAllowed', { data: { status, allowed: whatCanBeDone(personaLife, status) } })
}

interface Linked {
  readonly writes: readonly Write[]
  /** Whose business now has other partners: an agency, with its locations; an insured; the programme. */
  readonly of: string
  readonly about: { readonly id: string; readonly name: string }
}

/** Beyond so many lists the whole book is gone through: their jobs are begun in one transaction. */
const mostLists = 6

/** The lists of business that follows somebody's partners: who stands above an agency stands above its locations too. */
export const scopesOfLinked = async (organizationId: string): Promise<readonly string[]> => {
  if (organizationId === providerId) return [programmeScope]
  if (!organizationId.startsWith('agy_')) return [`account:${organizationId}`]
  const below = await agenciesBelow(organizationId, ['locationOf'])
  const scopes = [organizationId, ...below.map(({ id }) => id)].map((id) => `agency:${id}`)
  return scopes.length > mostLists ? [programmeScope] : scopes
}

/** What has the business of somebody follow as jobs, to be committed with the change. */
export const businessFollows = async (
  { of, about }: Omit<Linked, 'writes'>,
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  const jobs = await Promise.all(
    (await scopesOfLinked(of)).map(async (scope) => {
      const job = await startJob(followPartners, { scope }, { by, now, about: [about] })
      return { ...job, told: { name: 'partners.changed', detail: { scope } } as const }
    }),
  )
  return { writes: jobs.map(({ write }) => write), events: jobs.flatMap(({ events, told }) => [...events, told]) }
}

/** Commits who belongs to whom, and has the business follow. */
export const commitLinked = async ({ writes, ...linked }: Linked, actor: Actor, now: Instant): Promise<void> => {
  const follows = await businessFollows(linked, { by: nameFor(actor), now })
  await commit([...writes, ...follows.writes], { events: follows.events })
}
