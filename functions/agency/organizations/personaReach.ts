import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'

/** The organization, if it is in the actor's reach: staff reach every one of the region, others their own. */
export const requirePersona = (id: string, actor: Actor): Promise<Stored<PersonaRecord>> =>
  personas.require(id, () => actor.accountType === 'COWBELL' || actor.organizationId === id)

/** The organization of a kind that is meant: the one staff name, or the actor's own. */
export const requireMeant = async (
  { type, id }: { readonly type: string; readonly id?: string | undefined },
  actor: Actor,
): Promise<Stored<PersonaRecord>> => {
  const persona = await requirePersona(id ?? actor.organizationId, actor)
  return persona.type === type ? persona : fail('persona.notFound')
}
