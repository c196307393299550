import type { Actor } from '#functions/_platform/auth/actor.ts'
import { seesAll } from '#functions/_platform/auth/relation.ts'
import { carriersOfRegion } from '#functions/directory/public.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { carrierFor, programmeName } from './partyOf.ts'

/** The carriers whose books somebody sees: staff all of them, the programme's own paper first, a carrier itself alone. */
export const bookCarriers = async (actor: Actor): Promise<{ readonly id: string; readonly name: string }[]> => {
  if (!seesAll(actor)) {
    const own = await carrierFor(actor, undefined)
    return own === undefined ? [] : [own]
  }
  const carriers = await carriersOfRegion()
  return [{ id: programmeCarrier, name: programmeName }, ...carriers.map(({ id, name }) => ({ id, name }))]
}
