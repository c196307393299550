import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { HeldLicense } from '#shared/domain/licensing/whoMaySell.ts'
import { firmsOf } from '../organizations/firmsOf.ts'
import { agencyLicenses } from '../store/agencyLicenses.ts'
import { agentLicenses } from '../store/agentLicenses.ts'
import { surplusLicenses } from '../store/surplusLicenses.ts'
import { users } from '../store/users.ts'

/** What is on record of who sells: of the agent nothing where nobody is known as one. */
export interface LicensesOfSale {
  readonly agency: readonly HeldLicense[]
  readonly agent: readonly HeldLicense[] | undefined
  readonly surplus: readonly HeldLicense[]
}

const agencyOf = async (id: string): Promise<readonly HeldLicense[]> =>
  agencyLicenses.every({ scopes: [`agency:${id}`] })

const surplusOf = async (id: string): Promise<readonly HeldLicense[]> =>
  (await surplusLicenses.every({ scopes: [`agency:${id}`] })).map(({ surplusLinesState, expirationDate }) => ({
    state: surplusLinesState,
    linesOfAuthority: ['SURPLUS_LINES'],
    expirationDate,
  }))

/** Of the agency, or, where it has none, of those that it is a location of, the nearest first: one firm, one license. */
const nearest = async (
  agencyIds: readonly string[],
  read: (id: string) => Promise<readonly HeldLicense[]>,
): Promise<readonly HeldLicense[]> => {
  for (const id of agencyIds) {
    const found = await read(id)
    if (found.length > 0) return found
  }
  return []
}

/** The licenses on record by which a sale of an agency and its agent is measured, read from the table itself. */
export const licensesForSale = async ({
  agencyId,
  agentId,
  agentEmail,
  day,
}: {
  readonly agencyId: string
  /** The user who sells, or the e-mail of one who is known by it alone. */
  readonly agentId?: string | undefined
  readonly agentEmail?: string | undefined
  /** Today, by which it is known of whom the agency is a location. */
  readonly day: CalendarDate
}): Promise<LicensesOfSale> => {
  const firms = await firmsOf(agencyId, day)
  const known = agentId === undefined ? undefined : await users.byId(agentId)
  const agent = known ?? (agentEmail ? await users.byUnique('email', agentEmail.trim().toLowerCase()) : undefined)
  const [agency, surplus, own] = await Promise.all([
    nearest(firms, agencyOf),
    nearest(firms, surplusOf),
    agent && agentLicenses.every({ scopes: [`agent:${agent.id}`] }),
  ])
  return { agency, surplus, agent: own }
}
