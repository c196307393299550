import { fail } from '#functions/_platform/problems/problem.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { NewTreaty } from '#shared/contracts/account/treaties.ts'
import { treatyFault, treatyYear } from '#shared/domain/organizations/treaties.ts'
import { treatyFaultWords } from './treatyFaultWords.ts'

/** What is kept of a treaty as it was entered: with its year; refused where its terms are wrong, or somebody of it is not there. */
export const agreedTerms = async (entered: NewTreaty) => {
  const wrong = treatyFault(entered)
  if (wrong !== undefined) {
    const detail = treatyFaultWords[wrong.fault]
    return fail('treaty.wrongTerms', {
      errors: [{ detail, path: wrong.layer === undefined ? ['ends'] : ['layers', String(wrong.layer), 'attachment'] }],
    })
  }
  const { carrierId, layers } = entered
  const reinsurerIds = layers.flatMap(({ parts }) => parts.map(({ reinsurerId }) => reinsurerId))
  const found = await personas.byIds([...new Set([...reinsurerIds, ...(carrierId === undefined ? [] : [carrierId])])])
  const isOne = (id: string, type: 'carrier' | 'reinsurer') =>
    found.some((each) => each.id === id && each.type === type)
  if (carrierId !== undefined && !isOne(carrierId, 'carrier')) return fail('persona.notFound')
  if (!reinsurerIds.every((id) => isOne(id, 'reinsurer'))) return fail('persona.notFound')
  return { ...entered, year: treatyYear(entered) }
}
