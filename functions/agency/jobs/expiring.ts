import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { firstWarning } from '#shared/domain/licensing/expiry.ts'

const stores = { agency: agencyLicenses, agent: agentLicenses, surplus: surplusLicenses } as const

/** A page of licenses that expire, the first to expire first, and where the next begins. */
interface ExpiringPage {
  readonly ids: readonly string[]
  readonly next?: string
}

/** The next licenses of a kind that expire today or within the first warning's days. */
export const expiringOf = async (
  kind: keyof typeof stores,
  today: CalendarDate,
  { size, after }: { readonly size: number; readonly after: string | undefined },
): Promise<ExpiringPage> => {
  const last = addDays(today, firstWarning)
  const page = await stores[kind].list({ scopes: ['all'], sort: 'expirationDate', beyond: today, size, after })
  const within = page.hits.filter(({ expirationDate }) => expirationDate === undefined || expirationDate <= last)
  const goesOn = within.length === page.hits.length && page.nextToken !== undefined
  return {
    ids: within.flatMap(({ id, expirationDate }) => (expirationDate === undefined ? [] : [id])),
    ...(goesOn && { next: page.nextToken }),
  }
}
