import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { PersonaRecord } from '#functions/directory/store/personas.ts'
import { followPartners } from '#functions/quote/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { whatCanBeDone } from '#shared/records/life.ts'
import { canPersona, personaLife } from '#shared/records/persona/personaLife.ts'
import { requirePersona } from './personaReach.ts'

/** An organization of a kind that somebody is to belong to; one that is held, leaves or is gone takes nobody. */
export const requireJoinable = async (
  { type, id }: { readonly type: PersonaRecord['type']; readonly id: string },
  actor: Actor,
): Promise<Stored<PersonaRecord>> => {
  const persona = await requirePersona(id, actor)
  if (persona.type !== type) return fail('persona.notFound')
  if (canPersona(persona.status, 'link') && persona.status !== 'OFFBOARDING') return persona
  const { status } = persona
  return fail('persona.notAllowed', { data: { status, allowed: whatCanBeDone(personaLife, status) } })
}

interface Linked {
  readonly writes: readonly Write[]
  /** The list of those whose business now has other partners: `agency:…`, `account:…`. */
  readonly scope: string
  readonly about: { readonly id: string; readonly name: string }
}

/** Commits who belongs to whom, and has the business follow as a job. */
export const commitLinked = async ({ writes, scope, about }: Linked, actor: Actor, now: Instant): Promise<void> => {
  const job = await startJob(followPartners, { scope }, { by: nameFor(actor), now, about: [about] })
  const told = { name: 'partners.changed', detail: { scope } } as const
  await commit([...writes, job.write], { events: [...job.events, told] })
}
