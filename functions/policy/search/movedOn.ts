import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { movedGroup } from '../store/policyGroups.ts'

interface Turn {
  readonly size: number
  readonly after?: string | undefined
}

/** The next policies on a carrier's paper to which something was done on a day, by number: they cost the same however long its book is. */
export const movedOn = async (
  { carrierId, day }: { readonly carrierId: string; readonly day: CalendarDate },
  { size, after }: Turn,
): Promise<{ readonly policies: readonly StoredPolicy[]; readonly nextToken?: string | undefined }> => {
  const { hits, nextToken } = await policies.list({
    scopes: ['all'],
    group: movedGroup({ carrierId, day }),
    sort: 'policyNumber',
    size,
    ...(after !== undefined && { after }),
  })
  const read = new Map((await policies.byIds(hits.map(({ id }) => id))).map((policy) => [policy.id as string, policy]))
  return { policies: hits.flatMap(({ id }) => read.get(id) ?? []), nextToken }
}
