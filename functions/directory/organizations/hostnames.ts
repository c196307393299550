import { fail } from '#functions/_platform/problems/problem.ts'
import { agencies } from '../store/agencies.ts'
import { personas } from '../store/personas.ts'

/** Refuses a hostname that another organization of the region has, of whatever kind. */
export const refuseTakenHostname = async (
  hostname: string,
  {
    holder,
    problem,
  }: {
    readonly holder?: string
    readonly problem: 'account.hostnameTaken' | 'agency.hostnameTaken' | 'persona.hostnameTaken'
  },
): Promise<void> => {
  const ids = await Promise.all([agencies, personas].map((store) => store.idByUnique('hostname', hostname)))
  if (ids.some((id) => id !== undefined && id !== holder)) fail(problem)
}
