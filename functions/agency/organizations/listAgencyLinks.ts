import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { ownRelationships, sinceEver } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'
import { requireAgency } from '../agencyReach.ts'
import { linkNames } from './linkNames.ts'

/** The provider and the agency itself read all of it; others whose locations there are, and what names them. */
const isToldOf = (
  { accountType, organizationId }: Actor,
  { kind, from, to }: Pick<Relationship, 'from' | 'kind' | 'to'>,
): boolean => accountType === 'COWBELL' || kind === 'locationOf' || [from, to].includes(organizationId)

export const listAgencyLinks = implement(contract.listAgencyLinks)(async ({ params, actor }) => {
  const agency = await requireAgency(params.agencyId, actor)
  const [dated, own] = await Promise.all([
    relationships.every({ scopes: [`to:${agency.id}`, `from:${agency.id}`] }),
    agencies.every({ scopes: [`organization:${agency.id}`] }),
  ])
  const locations = await agencies.byIds(own.map(({ id }) => id).filter((id) => id !== agency.id))
  const ever = [
    ...ownRelationships(agency),
    ...locations.flatMap(ownRelationships).filter(({ to }) => to === agency.id),
  ]
  const all = [...dated, ...ever].filter((each) => isToldOf(actor, each))
  const names = await linkNames(all.flatMap(({ from, to }) => [from, to]))
  return all
    .toSorted((a, b) => (a.begins < b.begins ? -1 : 1))
    .map(({ id, kind, from, to, begins, ends }) => {
      const isBelow = to === agency.id
      const organizationId = isBelow ? from : to
      return {
        id,
        kind,
        direction: isBelow ? ('below' as const) : ('above' as const),
        organizationId,
        name: names.get(organizationId) ?? '',
        ...(begins > sinceEver && { begins }),
        ...(ends !== undefined && { ends }),
      }
    })
})
