import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { PersonaId, PoolYearId } from '#shared/domain/ids/ids.ts'
import { type PoolTerms, poolTermFault } from '#shared/domain/organizations/poolYears.ts'
import { poolYearsIn } from './poolYearsIn.ts'

/** What is wrong with a term, to whoever enters it, and what to do about it. */
const faultWords = {
  endsBeforeItBegins: 'The term ends before it begins. Choose a later day',
  longerThanTwoYears: 'A term is of one year, or of two at most. Choose an earlier day',
  overlaps: 'The pool has a term on these days already. Have this one begin where the other ends',
} as const

/**
 * Refuses a term that cannot be, and answers the write that holds its pool: of two terms that are entered at once, the second
 * looks again.
 */
export const agreedPoolTerm = async (
  term: PoolTerms & { readonly poolId: PersonaId },
  { id }: { readonly id?: PoolYearId } = {},
): Promise<Write> => {
  const pool = await personas.byId(term.poolId)
  if (pool?.type !== 'pool') return fail('persona.notFound')
  const others = (await poolYearsIn(`organization:${pool.id}`)).filter((each) => each.id !== id)
  const fault = poolTermFault(term, others)
  if (fault !== undefined)
    return fail('poolYear.wrongTerm', { errors: [{ detail: faultWords[fault], path: ['ends'] }] })
  return personas.update(pool, pool)
}
