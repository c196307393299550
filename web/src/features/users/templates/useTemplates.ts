import { type ShownRoleTemplate, searchRoleTemplates } from '#shared/contracts/auth/roleTemplates.ts'
import { mostRoleTemplates } from '#shared/domain/identity/roleTemplate.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** The templates of an organization that may be given; the own one's without it. */
export const useTemplates = (accountId?: string): readonly ShownRoleTemplate[] => {
  const may = useMay()
  const { data } = useOperation(
    searchRoleTemplates,
    { query: { status: 'ACTIVE', size: mostRoleTemplates, ...(accountId !== undefined && { accountId }) } },
    { enabled: may('user:read'), staleTime: 60_000 },
  )
  return data?.hits ?? []
}
