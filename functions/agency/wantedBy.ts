import type { Actor } from '#functions/_platform/auth/actor.ts'
import { refuseTakenHostname } from '#functions/directory/organizations/hostnames.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { updateAgency } from '#shared/contracts/account/agencies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { registration } from './registration.ts'

/** What an agency is known by: its people ask for another one, which the provider's staff give it (decision: wanted). */
const known = ['hostname', 'npn'] as const

type Known = Pick<AgencyRecord, (typeof known)[number]>

/** What is kept of an agency that is given another hostname or registration; refused where another agency has it. */
export const givenTo = async (agency: AgencyRecord, { hostname, npn }: Known): Promise<Partial<AgencyRecord>> => {
  if (hostname !== undefined)
    await refuseTakenHostname(hostname, { holder: agency.id, problem: 'agency.hostnameTaken' })
  return {
    ...(hostname !== undefined && { hostname }),
    ...(npn !== undefined && (await registration(npn, agency))),
  }
}

/** A wish of which nothing is left is none. */
const left = (wanted: AgencyRecord['wanted']): Pick<AgencyRecord, 'wanted'> => ({
  wanted: known.some((each) => wanted?.[each] !== undefined) ? wanted : undefined,
})

/**
 * What is kept of a change of what an agency is known by: staff give it at once, and what was wished in its place is over; its
 * own people wish for it, and take a wish back by naming what the agency has already.
 */
export const wantedBy = async (
  agency: AgencyRecord,
  body: BodyOf<typeof updateAgency>,
  actor: Actor,
  now: Instant,
): Promise<Partial<AgencyRecord>> => {
  const { hostname, npn, wanted } = agency
  const named = known.filter((each) => body[each] !== undefined)
  const changed = named.filter((each) => body[each] !== agency[each])
  const asked: Known = Object.fromEntries(changed.map((each) => [each, body[each]]))
  const given = await givenTo(agency, asked)
  const no = (names: readonly (keyof Known)[]): Known => Object.fromEntries(names.map((each) => [each, undefined]))
  if (actor.accountType === 'COWBELL')
    return { hostname, npn, ...given, ...(wanted !== undefined && left({ ...wanted, ...no(changed) })) }
  const isNew = changed.some((each) => asked[each] !== wanted?.[each])
  const { by, at } = wanted === undefined || isNew ? { by: actor.name, at: now } : wanted
  return {
    hostname,
    npn,
    ...left({ ...wanted, ...no(named), ...asked, by, at }),
    ...(isNew && { wishedBy: actor.userId }),
  }
}
