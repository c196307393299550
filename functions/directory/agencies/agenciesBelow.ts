import { now } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { holdsOn, type RelationshipKind } from '#shared/domain/organizations/relationships.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencies } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'

/** By which an agency's people and teams are in the charge of whom it belongs to; a cluster's members keep their own. */
const inCharge: readonly RelationshipKind[] = ['locationOf', 'aggregatedBy']

/** The agencies that came to an organization by a relationship that holds today. */
const relatedBelow = async (
  organizationId: string,
  kinds: readonly RelationshipKind[],
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const today = dateAt(now(), regionOf(config.region).timeZone)
  const related = await relationships.every({ scopes: [`to:${organizationId}`] })
  const ids = related.filter((each) => kinds.includes(each.kind) && holdsOn(each, today)).map(({ from }) => from)
  return ids.length === 0 ? [] : agencies.byIds([...new Set(ids)])
}

/**
 * The agencies that belong to an organization: an agency's locations, those of an aggregator or a cluster; by their own
 * record, or by a relationship that holds today, of those it is in charge of by itself. Not itself.
 */
export const agenciesBelow = async (
  organizationId: string,
  kinds: readonly RelationshipKind[] = inCharge,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const [own, related] = await Promise.all([
    agencies.every({ scopes: [`organization:${organizationId}`] }),
    relatedBelow(organizationId, kinds),
  ])
  const below = new Map([...own, ...related].map(({ id, name }) => [id, name]))
  below.delete(organizationId)
  return [...below].map(([id, name]) => ({ id, name }))
}
