import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { standingNames } from '#functions/account/public.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { sinceEver } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { type RelationshipRecord, relationships } from '#functions/directory/store/relationships.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requirePersona } from './personaReach.ts'

/** The names of organizations of every kind by their ids. */
const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const ofKind = (prefix: string) => ids.filter((id) => id.startsWith(prefix))
  const [ofAgencies, ofPersonas, ofAccounts] = await Promise.all([
    agencies.byIds(ofKind('agy_')),
    personas.byIds(ofKind('org_')),
    standingNames(ofKind('acc_')),
  ])
  const programme = { id: providerId, name: regionOf(config.region).provider.name }
  return new Map([programme, ...ofAgencies, ...ofPersonas, ...ofAccounts].map(({ id, name }) => [id, name]))
}

/** A cluster and a reinsurer know no insured by name (decision: least-by-kind). */
const isNamed = ({ accountType }: Actor, id: string): boolean =>
  !id.startsWith('acc_') || (accountType !== 'CLUSTER' && accountType !== 'RE_INSURER')

export const listPersonaLinks = implement(contract.listPersonaLinks)(async ({ params, actor }) => {
  const { id } = await requirePersona(params.personaId, actor)
  const [dated, own] = await Promise.all([
    relationships.every({ scopes: [`to:${id}`, `from:${id}`] }),
    agencies.every({ scopes: [`organization:${id}`] }),
  ])
  const known = await agencies.byIds(own.map((each) => each.id))
  const names = await namesOf(dated.map(({ from, to }) => (to === id ? from : to)))
  const told = (each: RelationshipRecord) => {
    const isBelow = each.to === id
    const organizationId = isBelow ? each.from : each.to
    const { kind, begins, ends, consentedBy } = each
    const name = isNamed(actor, organizationId) ? (names.get(organizationId) ?? '') : ''
    return {
      id: each.id,
      kind,
      direction: isBelow ? ('below' as const) : ('above' as const),
      organizationId,
      name,
      ...(begins > sinceEver && { begins }),
      ...(ends !== undefined && { ends }),
      ...(consentedBy !== undefined && { consentedBy }),
    }
  }
  return [
    ...dated.map(told),
    ...known.map((agency) => ({
      id: `${agency.id}|own`,
      kind: agency.aggregatorId === id ? ('aggregatedBy' as const) : ('memberOf' as const),
      direction: 'below' as const,
      organizationId: agency.id,
      name: agency.name,
    })),
  ]
})
