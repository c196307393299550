import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type PolicyRow, policies } from '../store/policies.ts'

/** Statuses of policies that end with their term unless something ends them before. */
export type EndingStatus = 'CANCEL REQUESTED' | 'IN FORCE'

/** A page of policies of a status by the day they end, the first to end first. */
export interface EndingPage {
  readonly rows: readonly PolicyRow[]
  readonly cursor?: string
}

/** The next policies, in force where nothing else is asked for, that end until a day; whoever decides on one reads it itself. */
export const endingPolicies = async (
  until: CalendarDate,
  {
    size,
    after,
    status = 'IN FORCE',
  }: { readonly size: number; readonly after?: string | undefined; readonly status?: EndingStatus },
): Promise<EndingPage> => {
  const page = await policies.list({
    scopes: ['all'],
    group: status,
    sort: 'expirationDate',
    descending: false,
    size,
    after,
  })
  const rows = page.hits.filter(({ expirationDate }) => expirationDate <= until)
  return {
    rows,
    ...(rows.length === page.hits.length && page.nextToken !== undefined && { cursor: page.nextToken }),
  }
}
