import { startJob } from '#functions/_platform/jobs/startJob.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { foldFigures } from '../jobs/foldFigures.ts'
import { isByNight } from './keptFigures.ts'

interface Refolding {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** What is committed with a change of the terms of organizations, so that their figures are added up anew: nothing where that is done as they ask. */
export const refold = async (
  organizationIds: readonly string[],
  { scopes, by, now }: { readonly scopes: readonly string[]; readonly by: string; readonly now: Instant },
): Promise<Refolding> => {
  if (!(await isByNight(scopes))) return { writes: [], events: [] }
  const starts = await Promise.all(
    [...new Set(organizationIds)].map((organizationId) => startJob(foldFigures, { organizationId }, { by, now })),
  )
  return { writes: starts.map(({ write }) => write), events: starts.flatMap(({ events }) => events) }
}
