import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { sinceEver } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { type RelationshipRecord, relationships } from '#functions/directory/store/relationships.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { linkNames } from './linkNames.ts'
import { requirePersona } from './personaReach.ts'

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
  const names = await linkNames(dated.map(({ from, to }) => (to === id ? from : to)))
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
