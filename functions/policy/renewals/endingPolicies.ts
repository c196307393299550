import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type PolicyRow, policies } from '../store/policies.ts'

/** A page of policies in force by the day they end, the first to end first. */
export interface EndingPage {
  readonly rows: readonly PolicyRow[]
  readonly cursor?: string
}

/** The next policies in force that end until a day; whoever decides on one reads it itself. */
export const endingPolicies = async (
  until: CalendarDate,
  { size, after }: { readonly size: number; readonly after?: string | undefined },
): Promise<EndingPage> => {
  const page = await policies.list({
    scopes: ['all'],
    group: 'IN FORCE',
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
