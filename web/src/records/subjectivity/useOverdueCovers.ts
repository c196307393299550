import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath } from '#web/paths.ts'

/** How often the counts are asked for again, milliseconds. */
const staleTime = 60_000

/** Of a dashboard's tab, what waits for something overdue. */
export const overdueFilter = 'Overdue'

/**
 * How many binders and policies of the reader's wait for something that did not come by its day, and where they are listed;
 * of those alone that there are.
 */
export const useOverdueCovers = () => {
  const persona = usePersona()
  const enabled = useMay()('policy:read')
  const query = { size: 1, teamId: useTeam(), subjectivities: overdueFilter } as const
  const binders = useOperation(searchBinders, { query }, { enabled, staleTime })
  const policies = useOperation(searchPolicies, { query }, { enabled, staleTime })
  return (
    [
      ['binders', binders],
      ['policies', policies],
    ] as const
  ).flatMap(([tab, { data }]) =>
    data === undefined || data.totalHits === 0
      ? []
      : [{ tab, count: data.totalHits, to: `${dashboardPath(persona, tab)}&subjectivities=${overdueFilter}` }],
  )
}
