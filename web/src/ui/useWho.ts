import { listUsers } from '#shared/contracts/auth/users.ts'
import type { Permission } from '#shared/permissions.ts'
import { whoMay } from '#shared/roleComparison.ts'
import { useSession } from '../api/session.ts'
import { useMayQuietly } from '../api/useMay.ts'
import { useOperation } from '../api/useOperation.ts'

/** As many colleagues are looked through, and as many named of those who may. */
const most = { read: 100, named: 3 } as const

/**
 * Who has a permission: colleagues by name, where the reader may know who they are, and the roles that have it; where no
 * colleague could, the roles of the provider.
 */
export const useWho = () => {
  const may = useMayQuietly()
  const role = useSession()?.claims.role
  const { data } = useOperation(listUsers, may('user:read') ? { query: { size: most.read } } : null, {
    staleTime: 10 * 60_000,
  })
  return (permission: Permission): string => {
    if (role === undefined) return ''
    const roles = whoMay(role, permission)
    const names = (data?.content ?? [])
      .filter(({ enabled, guest, role: { id } }) => enabled && guest !== true && roles.includes(id))
      .slice(0, most.named)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    return names.length === 0 ? roles.join(', ') : `${names.join(', ')} – ${roles.join(', ')}`
  }
}
