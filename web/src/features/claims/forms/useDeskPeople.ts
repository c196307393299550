import { listFellowUsers } from '#shared/contracts/auth/users.ts'
import { mayUse, type Role } from '#shared/permissions.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** So many colleagues are offered. */
const most = 100

/** Colleagues who work on claims, by name. */
export const useDeskPeople = (): readonly { readonly id: string; readonly name: string }[] => {
  const people = useOperation(listFellowUsers, { query: { size: most } })
  return (people.data?.content ?? [])
    .filter(({ roleName }) => mayUse(roleName as Role, 'claim:manage')) // a role that is none may nothing
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
