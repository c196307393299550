import { listFellowUsers } from '#shared/contracts/auth/users.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** So many colleagues are offered. */
const most = 100

/** Colleagues who work on claims, by name. */
export const useDeskPeople = (): readonly { readonly id: string; readonly name: string }[] => {
  const people = useOperation(listFellowUsers, { query: { size: most, permission: 'claim:manage' } })
  return (people.data?.content ?? [])
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
