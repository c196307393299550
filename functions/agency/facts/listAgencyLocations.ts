import { implement } from '#functions/_platform/http/implement.ts'
import { firmsOf } from '#functions/directory/organizations/firmsOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { holdsOn } from '#shared/domain/organizations/relationships.ts'
import { requireServingAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'

/** By their own record locations belong to an agency for good, by a relationship from one day to another. */
export const listAgencyLocations = implement(contract.listAgencyLocations)(async ({ params, actor, now }) => {
  const agency = await requireServingAgency(params.agencyId, actor)
  const today = todayHere(now)
  const [rows, related, firms] = await Promise.all([
    agencies.every({ scopes: [`organization:${agency.id}`] }),
    relationships.every({ scopes: [`to:${agency.id}`] }),
    firmsOf(agency.id, today),
  ])
  const dated = related.filter(({ kind }) => kind === 'locationOf')
  const active = new Set(dated.filter((each) => holdsOn(each, today)).map(({ from }) => from))
  const ids = new Set([...rows.map(({ id }) => id), ...dated.map(({ from }) => from)])
  ids.delete(agency.id)
  const found = await agencies.byIds([...ids])
  const locations = found.filter(({ id, parentId }) => parentId === agency.id || dated.some(({ from }) => from === id))
  const told = (each: typeof agency) => ({
    id: each.id,
    locationName: each.locationAlias || each.name,
    isHeadquarters: each.id === agency.id && firms.length === 1,
    isLocationActive: each.id === agency.id || each.parentId === agency.id || active.has(each.id),
  })
  return [agency, ...locations.toSorted((a, b) => a.name.localeCompare(b.name))].map(told)
})
