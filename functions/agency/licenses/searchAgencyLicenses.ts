import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { membershipsOf, userByEmail } from '#functions/directory/public.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { licenseHits } from './licenseHits.ts'
import { licenseScopesOf } from './licenseReach.ts'

const sorts = ['created', 'modified', 'activeResidentState'] as const
const none = { hits: [], totalHits: 0 }

const abbreviationOf = (state: string | undefined) =>
  state === undefined ? undefined : (stateOf(regionOf(config.region), state)?.abbreviation ?? state)

/** The lists of the agencies of the person who has the e-mail; all that are read where none is asked for. */
const ofPerson = async (scopes: readonly string[], email: string | undefined): Promise<readonly string[]> => {
  if (email === undefined) return scopes
  const person = await userByEmail(email)
  const theirs =
    person === undefined ? [] : membershipsOf(person).map(({ organizationId }) => `agency:${organizationId}`)
  return theirs.filter((scope) => scopes.includes('all') || scopes.includes(scope))
}

export const searchAgencyLicenses = implement(contract.searchAgencyLicenses)(async ({ query, actor }) => {
  const { agencyId, email } = query
  const scopes = await ofPerson(await licenseScopesOf(actor, agencyId), email)
  const [state, surplus] = [query.state, query.surplusLinesState].map(abbreviationOf)
  if (scopes.length === 0 || (state !== undefined && surplus !== undefined && state !== surplus)) return none
  const group = surplus !== undefined ? `surplus:${surplus}` : state !== undefined ? `state:${state}` : undefined
  return licenseHits(agencyLicenses, { scopes, group, sorts, query })
})
