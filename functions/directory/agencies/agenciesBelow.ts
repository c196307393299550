import { now } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { holdsOn, type RelationshipKind } from '#shared/domain/organizations/relationships.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencies } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'

/** By which an agency's people and teams are in the charge of whom it belongs to; a cluster's members keep their own. */
const inCharge: readonly RelationshipKind[] = ['locationOf', 'aggregatedBy']

interface Named {
  readonly id: string
  readonly name: string
}

/** The agencies right below some organizations: by their own record, or by a relationship that holds today. */
const rightBelow = async (above: readonly string[], kinds: readonly RelationshipKind[]): Promise<readonly Named[]> => {
  const today = dateAt(now(), regionOf(config.region).timeZone)
  const [own, related] = await Promise.all([
    agencies.every({ scopes: above.map((id) => `organization:${id}`) }),
    relationships.every({ scopes: above.map((id) => `to:${id}`) }),
  ])
  const ids = related.filter((each) => kinds.includes(each.kind) && holdsOn(each, today)).map(({ from }) => from)
  return ids.length === 0 ? own : [...own, ...(await agencies.byIds([...new Set(ids)]))]
}

/**
 * The agencies that belong to an organization: an agency's locations, those of an aggregator or a cluster, and the locations
 * of all of these, to any depth; by their own record, or by a relationship that holds today, of those it is in charge of by
 * itself. Not itself. As many reads as the tree is high, each of a list for every agency of the level above.
 */
export const agenciesBelow = async (
  organizationId: string,
  kinds: readonly RelationshipKind[] = inCharge,
): Promise<Named[]> => {
  const below = new Map<string, string>()
  let by = kinds
  for (let level = [organizationId]; level.length > 0; by = ['locationOf']) {
    const found = (await rightBelow(level, by)).filter(({ id }) => id !== organizationId && !below.has(id))
    for (const { id, name } of found) below.set(id, name)
    level = [...new Set(found.map(({ id }) => id))]
  }
  return [...below].map(([id, name]) => ({ id, name }))
}
