import type { Actor } from '#functions/_platform/auth/actor.ts'
import { mustBeOpen } from '#functions/agency/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'

/** Refuses whoever is to come to an agency among these organizations that is closed. */
export const mustTakePeople = async (organizationIds: readonly string[], actor: Actor): Promise<void> => {
  for (const agency of await agencies.byIds([...new Set(organizationIds)])) mustBeOpen(agency, actor)
}
