import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { firstWarning } from '#shared/domain/licensing/expiry.ts'

const stores = { agency: agencyLicenses, agent: agentLicenses, surplus: surplusLicenses } as const
const pageSize = 200

/** The ids of the licenses of a kind that expire today or within the first warning's days, the first to expire first. */
export async function* expiringOf(kind: keyof typeof stores, today: CalendarDate): AsyncGenerator<string> {
  const last = addDays(today, firstWarning)
  const store = stores[kind]
  let after: string | undefined
  do {
    const page = await store.list({
      scopes: ['all'],
      sort: 'expirationDate',
      beyond: today,
      size: pageSize,
      after,
    })
    for (const { id, expirationDate } of page.hits) {
      if (expirationDate !== undefined && expirationDate > last) return
      if (expirationDate !== undefined) yield id
    }
    after = page.nextToken
  } while (after !== undefined)
}
