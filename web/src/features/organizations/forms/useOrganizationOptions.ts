import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** The organizations of a kind, to choose from. */
export const useOrganizationOptions = (type: 'carrier' | 'pool' | 'reinsurer') => {
  const { data } = useOperation(searchPersonaRecords, { params: { type }, query: { size: '100', sort: 'name' } })
  return (data?.content ?? []).flatMap(({ id, name: label }) => {
    const value = PersonaId.safeParse(id).data
    return value === undefined ? [] : [{ value, label }]
  })
}
