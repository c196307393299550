import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { licenseKey } from '#functions/directory/licenses/licenseRows.ts'
import { ownAgencyId, reachesAgency, requireAgency } from '../agencyReach.ts'

/** The license of a store, if its agency is in the actor's reach; what is not is not found. */
export const requireLicense = async <License extends { readonly id: string; readonly agencyId: string }>(
  store: { readonly require: (id: string) => Promise<Stored<License>> },
  id: string,
  actor: Actor,
): Promise<Stored<License>> => {
  const license = await store.require(id)
  return (await reachesAgency(actor, license.agencyId)) ? license : fail('license.notFound')
}

/** The agency that a license is entered for: the own one, or that which staff and those above it name. */
export const agencyOfLicense = (agencyId: string | undefined, actor: Actor) => {
  const named = agencyId ?? ownAgencyId(actor)
  return named === undefined
    ? fail('license.invalidDetails', { errors: [{ path: ['agencyId'], detail: 'Name the agency' }] })
    : requireAgency(named, actor)
}

/** Refuses a number that another license of the kind has where it was given. */
export const mustBeItsOwn = async (
  store: { readonly idByUnique: (key: 'number', value: string) => Promise<string | undefined> },
  { id, state, number }: { readonly id: string; readonly state?: string | undefined; readonly number: string },
): Promise<void> => {
  const holder = await store.idByUnique('number', licenseKey({ state, number }))
  if (holder !== undefined && holder !== id) fail('license.numberTaken')
}

/** The lists of licenses to read: of the agency that is named, if it is in reach, else of all that are the actor's. */
export const licenseScopesOf = async (actor: Actor, agencyId?: string): Promise<readonly string[]> => {
  if (agencyId !== undefined) return [`agency:${(await requireAgency(agencyId, actor)).id}`]
  if (actor.accountType === 'COWBELL') return actor.agencyIds?.map((id) => `agency:${id}`) ?? ['all']
  return [`agency:${actor.organizationId}`]
}
